import type { AuthAdmin } from './auth-admin.ts'

/** Prints what would be sent by text message or e-mail, once each, until it is stopped. */
export function announceMessages(admin: AuthAdmin, print: (line: string) => void) {
  const seen = new Set<string>()

  async function look(): Promise<void> {
    for (const { sessionInfo, phoneNumber, code } of await admin.codes()) {
      if (!seen.has(sessionInfo)) print(`Text message to ${phoneNumber}: the code is ${code}`)
      seen.add(sessionInfo)
    }
    for (const { oobCode, email, requestType, oobLink } of await admin.links()) {
      if (!seen.has(oobCode)) print(describe(email, requestType, oobLink))
      seen.add(oobCode)
    }
  }

  const timer = setInterval(() => void look().catch(() => undefined), 1000)
  return () => clearInterval(timer)
}

function describe(email: string, requestType: string, link: string): string {
  if (requestType !== 'PASSWORD_RESET') return `E-mail to ${email}: ${link}`
  return `E-mail to ${email}: to set a new password, put it at the end of this address and open it:\n  ${link}&newPassword=`
}
