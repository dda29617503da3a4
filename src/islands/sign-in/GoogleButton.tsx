import { Icon } from '#islands/ui/Icon.tsx'
import { signIn } from '#stores/sign-in/sign-in.ts'
import type { FormProps } from './form.ts'
import styles from './SignIn.module.css'

/** Google's window. */
export function GoogleButton({ mode, busy, whenAgreed }: FormProps) {
  return (
    <button
      className={`button ${styles['fill']}`}
      type="button"
      aria-disabled={busy}
      onClick={() => whenAgreed(() => signIn.withGoogle(mode))}
    >
      <Icon name="google" />
      Continue with Google
    </button>
  )
}
