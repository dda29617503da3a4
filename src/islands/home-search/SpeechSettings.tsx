import { useRef } from 'react'

import { speechPresets, speedScale, volumeScale } from '#domain/read-aloud/speech.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { TextButton } from '#islands/ui/TextButton.tsx'
import { useLive } from '#islands/use-live.ts'
import { speech } from '#stores/read-aloud/speech.ts'
import styles from './SpeechSettings.module.css'

/** The component is rendered once on a page. */
const id = 'speech'

const scales = [
  { name: 'speed', label: 'Speed', ends: ['Slow', 'Fast'], scale: speedScale },
  { name: 'volume', label: 'Volume', ends: ['Silent', 'Loud'], scale: volumeScale },
] as const

/** Turns spoken messages on and off, and sets how they sound. */
export function SpeechSettings() {
  const enabled = useLive(speech.$enabled, false)
  const settings = useLive(speech.$settings, speechPresets)
  const voices = useLive(speech.$voices, [])
  const dialog = useRef<HTMLDialogElement>(null)

  return (
    <div className={`needs-js row ${styles['line']}`}>
      <TextButton aria-pressed={enabled} onClick={speech.toggle}>
        <Icon name="speaker" />
        Speech
      </TextButton>
      <TextButton onClick={() => dialog.current?.showModal()}>Speech settings</TextButton>
      <dialog ref={dialog} aria-labelledby={`${id}-title`} onClose={speech.silence}>
        <form className={styles['form']} method="dialog">
          <h2 id={`${id}-title`}>Speech settings</h2>
          <p className="soft">They also count when a guide is read to you.</p>
          <div className="field">
            <label htmlFor={`${id}-voice`}>Voice</label>
            <select
              id={`${id}-voice`}
              value={voices.some(({ uri }) => uri === settings.voice) ? settings.voice : ''}
              onChange={event => speech.change({ voice: event.target.value })}
            >
              <option value="">Choose for me</option>
              {voices.map(({ uri, name }) => (
                <option key={uri} value={uri}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          {scales.map(({ name, label, ends, scale }) => (
            <div className={`field ${styles['scale']}`} key={name}>
              <label htmlFor={`${id}-${name}`}>{label}</label>
              <output htmlFor={`${id}-${name}`}>{settings[name].toFixed(1)}</output>
              <input
                id={`${id}-${name}`}
                type="range"
                min={scale.least}
                max={scale.most}
                step={scale.step}
                value={settings[name]}
                onChange={event => speech.change({ [name]: event.target.valueAsNumber })}
              />
              <span className="hint">{ends[0]}</span>
              <span className="hint">{ends[1]}</span>
            </div>
          ))}
          <div className="row">
            <button className="button button-primary" type="submit">
              Done
            </button>
            <button className="button" type="button" onClick={speech.sample}>
              <Icon name="listen" />
              Hear it
            </button>
          </div>
        </form>
      </dialog>
    </div>
  )
}
