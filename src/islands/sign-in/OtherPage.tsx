import { useLive } from '#islands/use-live.ts'
import { signIn } from '#stores/sign-in/sign-in.ts'
import type { SignInMode } from '#stores/sign-in/sign-in.ts'

/** The way between the two pages. It carries the way back along. */
export function OtherPage({ mode }: { mode: SignInMode }) {
  const query = useLive(signIn.$wayBack, '')
  return mode === 'login' ? (
    <p>
      No account yet?{' '}
      <a href={`/register${query}`} data-return="">
        Register
      </a>
    </p>
  ) : (
    <p>
      Do you have an account?{' '}
      <a href={`/login${query}`} data-return="">
        Login
      </a>
    </p>
  )
}
