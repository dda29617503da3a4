import type { PositionFailure } from '#domain/locator/coordinates.ts'
import styles from './Locator.module.css'

const reasons: Record<PositionFailure, string> = {
  denied: 'Your browser did not tell this page where you are.',
  unavailable: 'Your device could not find out where it is.',
  timeout: 'Your device is taking long to find out where it is. We go on waiting.',
  unsupported: 'This browser cannot find out where it is.',
}

const help = [
  {
    on: 'Chrome on a computer',
    steps: [
      'Select the sign at the left end of the address bar.',
      'Select “Site settings”, then set “Location” to “Allow”.',
      'Load this page again.',
    ],
  },
  {
    on: 'Safari on an iPhone',
    steps: [
      'Open Settings, “Privacy & Security”, “Location Services”, and switch it on.',
      'In the list below, select “Safari Websites”, then “While Using the App”.',
      'Go back to this page and select “Refresh Location”.',
    ],
  },
  {
    on: 'Android',
    steps: [
      'Swipe down from the top of the screen and switch “Location” on.',
      'In Chrome, open the menu with three dots, “Settings”, “Site settings”, “Location”.',
      'Find this site under “Blocked” and allow it. Load this page again.',
    ],
  },
  {
    on: 'The iOS app',
    steps: [
      'If this page is on your Home Screen, or open inside another app: open Settings.',
      'Select “Privacy & Security”, “Location Services”, then that app or “Safari Websites”.',
      'Select “While Using the App”, then open the page again.',
    ],
  },
]

/** The specified sentence, why, and what to do about it. */
export function PermissionHelp({ why }: { why: PositionFailure }) {
  return (
    <section className={styles['help']} aria-labelledby="help">
      <div role="alert">
        <h3 id="help">
          Location permission is required to find nearby technicians. Please enable location
          services.
        </h3>
        <p>{reasons[why]} You can choose a town or area instead.</p>
      </div>
      <div className={styles['platforms']}>
        {help.map(({ on, steps }) => (
          <details key={on}>
            <summary>{on}</summary>
            <ol>
              {steps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </section>
  )
}
