import { useState } from 'react'
import type { ReactNode } from 'react'

import { logOut } from '#stores/sign-in/log-out.ts'

interface Props {
  /** Drawn before the word. */
  children?: ReactNode
  className?: string
  /** Where the sentence stands that logging out has failed. */
  noteClassName?: string
}

/** Logs out, and says so where that did not work: the page looks the same as before then. */
export function LogOutButton({ children, className = 'button', noteClassName = 'notice' }: Props) {
  const [failed, setFailed] = useState(false)

  async function onClick() {
    setFailed(false)
    setFailed((await logOut()) === 'failed')
  }

  return (
    <>
      <button className={className} type="button" onClick={onClick}>
        {children}
        Logout
      </button>
      {failed && (
        <p className={noteClassName} role="alert">
          You are still logged in.
        </p>
      )}
    </>
  )
}
