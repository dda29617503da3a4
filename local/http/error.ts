/** Google's names for failures, with the HTTP status that each is sent with. */
export const STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  QUOTA_EXCEEDED: 402,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PAYLOAD_TOO_LARGE: 413,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
} as const

export type StatusName = keyof typeof STATUS

/** An error that is sent to the client. */
export class RequestError extends Error {
  readonly status: StatusName

  constructor(status: StatusName, message: string) {
    super(message)
    this.name = 'RequestError'
    this.status = status
  }

  get code(): number {
    return STATUS[this.status]
  }

  toJSON() {
    return { error: { code: this.code, message: this.message, status: this.status } }
  }
}

export const invalid = (message: string) => new RequestError('INVALID_ARGUMENT', message)

export const denied = () =>
  new RequestError('PERMISSION_DENIED', 'Missing or insufficient permissions.')

export const unimplemented = (message: string) => new RequestError('UNIMPLEMENTED', message)
