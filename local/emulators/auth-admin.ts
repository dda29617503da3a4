import * as v from 'valibot'

import { PROJECT } from '#local/project.ts'

const Users = v.looseObject({ users: v.optional(v.array(v.unknown()), []) })
const Codes = v.object({
  verificationCodes: v.optional(
    v.array(v.object({ phoneNumber: v.string(), code: v.string(), sessionInfo: v.string() })),
    [],
  ),
})
const Links = v.object({
  oobCodes: v.optional(
    v.array(
      v.object({
        email: v.string(),
        requestType: v.string(),
        oobCode: v.string(),
        oobLink: v.string(),
      }),
    ),
    [],
  ),
})

export type AuthAdmin = ReturnType<typeof createAuthAdmin>

/** What the owner of the project can ask of the Auth emulator. */
export function createAuthAdmin(port: number) {
  async function ask(path: string, method = 'GET', body?: unknown): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (!response.ok)
      throw new Error(`The Auth emulator refused ${method} ${path}: ${JSON.stringify(answer)}`)
    return answer
  }

  const inEmulator = `/emulator/v1/projects/${PROJECT}`
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`

  return {
    /** New projects do not reveal whether an email address has an account: the emulator must not either. */
    hideWhoHasAccounts: () =>
      ask(`${inEmulator}/config`, 'PATCH', {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      }),
    users: async () => v.parse(Users, await ask(`${accounts}:batchGet?maxResults=-1`)).users,
    restore: (users: unknown[]) => ask(`${accounts}:batchCreate`, 'POST', { users }),
    clear: () => ask(`${inEmulator}/accounts`, 'DELETE'),
    codes: async () =>
      v.parse(Codes, await ask(`${inEmulator}/verificationCodes`)).verificationCodes,
    links: async () => v.parse(Links, await ask(`${inEmulator}/oobCodes`)).oobCodes,
  }
}
