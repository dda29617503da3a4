import type { Notice } from '#domain/forum/notice.ts'
import { signInPath } from '#domain/sign-in/session.ts'
import { forum } from '#stores/forum/forum.ts'

/** For a reader who has been logged out: what was typed is kept until they are back. */
export function LogInAgain({ notice, fragment }: { notice: Notice; fragment: string }) {
  if (notice.state !== 'failed' || notice.reason !== 'signed-out') return null
  return <a href={signInPath(forum.path(fragment))}>Log in</a>
}
