import { useEffect, useRef } from 'react'

import { signIn } from '#stores/sign-in/sign-in.ts'

export type Way = 'email' | 'phone'

interface Props {
  way: Way
  choose: (way: Way) => void
}

/** Email or phone. */
export function WayChoice({ way, choose }: Props) {
  const phone = useRef<HTMLInputElement>(null)
  // It may have been pressed before the script was there.
  useEffect(() => {
    if (phone.current?.checked) choose('phone')
  }, [choose])

  const change = (next: Way) => {
    signIn.reset()
    choose(next)
  }

  return (
    <fieldset>
      <legend className="vh">How would you like to sign in?</legend>
      <div className="choices">
        <label>
          <input
            type="radio"
            name="way"
            checked={way === 'email'}
            onChange={() => change('email')}
          />
          Email
        </label>
        <label>
          <input
            type="radio"
            name="way"
            ref={phone}
            checked={way === 'phone'}
            onChange={() => change('phone')}
          />
          Phone
        </label>
      </div>
    </fieldset>
  )
}
