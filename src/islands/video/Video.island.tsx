/**
 * Why an island? Nothing of a video's host may load before the reader asks for it.
 * Without JavaScript? The button is not shown; the address of the video is a plain link.
 */
import { useState } from 'react'

import { videoAt } from '#domain/video/video.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import styles from './Video.module.css'

interface Props {
  address: string
  title: string
}

export function Video({ address, title }: Props) {
  const [shown, setShown] = useState(false)
  const video = videoAt(address)
  if (!video)
    return (
      <a href={address} rel="noopener noreferrer" target="_blank">
        Watch the video
      </a>
    )
  return (
    <div className={styles['video']}>
      <button
        className="button needs-js"
        type="button"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name="video" />
        {shown ? 'Hide video' : 'Watch video'}
      </button>
      {!shown && video.kind === 'frame' && (
        <p className="small soft">
          The video comes from another company, which then sees your visit.
        </p>
      )}
      {shown && video.kind === 'frame' && (
        <iframe
          src={video.src}
          title={`Video: ${title}`}
          allow="fullscreen; picture-in-picture"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a player of another host needs both; this page is out of its reach
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
        />
      )}
      {shown && video.kind === 'file' && (
        <video
          src={video.src}
          aria-label={`Video: ${title}. It has no sound.`}
          controls
          playsInline
          muted
          preload="metadata"
        >
          <track kind="captions" src={video.captions} srcLang="en" label="English" default />
        </video>
      )}
      <noscript>
        <a href={address}>Watch the video</a>
      </noscript>
    </div>
  )
}
