import type { ShareTarget } from '#domain/share/share.ts'
import { useLive } from '#islands/use-live.ts'
import { share } from '#stores/share/share.ts'
import type { Shared } from '#stores/share/share.ts'
import { Icon } from './Icon.tsx'

const sentences: Record<Shared, string> = {
  nothing: '',
  copied: 'The link is copied. Paste it where you like.',
  refused: 'Your browser did not allow that. Copy this address instead:',
}

/** What became of the last press, for the eye and the ear. */
export function ShareResult({
  address,
  className,
}: {
  address: string
  className?: string | undefined
}) {
  const shared = useLive(share.$shared, 'nothing')
  return (
    <p className={className} role="status">
      {sentences[shared]}
      {shared === 'refused' && <code>{address}</code>}
    </p>
  )
}

export function ShareLink({ name, icon, href }: ShareTarget) {
  return (
    <a className="button" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name={icon} />
      {name}
    </a>
  )
}
