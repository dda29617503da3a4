/**
 * Why an island? It shows what belongs to whoever is logged in.
 * Without JavaScript? Nobody can be logged in: the page asks to log in.
 */
import { useEffect } from 'react'

import { assertNever } from '#domain/result.ts'
import { useLive } from '#islands/use-live.ts'
import { Checking } from '#islands/ui/Checking.tsx'
import { PartState } from '#islands/ui/PartState.tsx'
import { PleaseLogIn } from '#islands/ui/PleaseLogIn.tsx'
import { usePart } from '#islands/ui/use-part.ts'
import { session } from '#stores/sign-in/session.ts'

const loadOwnPart = () => import('./OwnPart.tsx')

interface Props {
  /** The guides whose parts are called ways, not fixes. */
  ways: readonly number[]
}

export function Dashboard({ ways }: Props) {
  const here = useLive(session.$session, { state: 'unknown' })
  // Somebody was logged in at the last check: their part loads while the service is checked again.
  const isLikely = useLive(session.$hint, undefined) !== undefined
  const [part, retry] = usePart(isLikely || here.state === 'member', loadOwnPart)
  useEffect(() => session.watchWithoutHints(), [])

  const ask = <PleaseLogIn sentence="Please log in to view your dashboard." path="/dashboard" />
  switch (here.state) {
    case 'unknown':
      return (
        <>
          {ask}
          <Checking />
        </>
      )
    case 'guest':
      return ask
    case 'member':
      return part.state === 'ready' ? (
        <part.value.OwnPart member={here.member} ways={ways} />
      ) : (
        <PartState part={part} retry={retry} />
      )
    default:
      return assertNever(here)
  }
}
