/** Where the SDK asks whether a sign-in still counts: when a page opens, and once an hour for a new token. */
const CHECKS = /\/accounts:lookup\b|\/securetoken\.googleapis\.com\/v1\/token\b/

/** Answers about the member, such as an account that is switched off. Any other failure is the server's own. */
const isAboutMember = ({ ok, status }: Response) => ok || status === 400 || status === 401

/**
 * A `fetch` that keeps members signed in while the account service is overloaded, or the project has used up what it may
 * ask. The SDK ends a sign-in at every refusal of such a check, but keeps it where the network has failed.
 */
export const steadyFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (typeof input !== 'string' || !CHECKS.test(input) || isAboutMember(response)) return response
    throw new TypeError(`The account service answered ${response.status}.`)
  }
