import { rootHas } from '#services/page.ts'

/**
 * Like `followMember`, for pages that most readers visit without an account: the account's part is loaded only on a
 * device where a member was. Without it, everything stays as it is until the next page.
 */
export function followAnyMember(): () => void {
  let stop = () => {}
  let stopped = false
  if (rootHas('member'))
    import('./follow-member.ts').then(
      ({ followMember }) => {
        if (!stopped) stop = followMember()
      },
      () => undefined,
    )
  return () => {
    stopped = true
    stop()
  }
}
