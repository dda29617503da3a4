import type { Report } from '#domain/diagnostics/diagnosis.ts'
import { OPTIMAL } from '#domain/diagnostics/rules.ts'
import type { Finding, Severity } from '#domain/diagnostics/rules.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { diagnostics } from '#stores/diagnostics/diagnostics.ts'
import styles from './Diagnostics.module.css'

interface Props {
  report: Report
  titles: Readonly<Record<number, string>>
}

const signs: Record<Severity, { icon: string; word: string }> = {
  urgent: { icon: 'triangle', word: 'Act soon' },
  routine: { icon: 'circle', word: 'When you have time' },
}

/** What the answers say, and the guides that help. */
export function Results({ report, titles }: Props) {
  const { given, devices, findings } = report
  const nothing = given.length === 0 && devices.length === 0
  return (
    <div className={styles['results']}>
      {nothing ? (
        <p>
          You gave no information, so there is nothing to say about the computer. Answer at least
          one question.
        </p>
      ) : (
        <>
          <h3>From what you typed</h3>
          {findings.length === 0 && (
            <>
              <p className={styles['optimal']}>
                <Icon name="check" />
                {OPTIMAL}
              </p>
              <WaysOn />
            </>
          )}
          {findings.map(finding => (
            <Recommendation
              key={finding.sentence}
              finding={finding}
              title={titles[finding.guide] ?? ''}
            />
          ))}
          {given.length > 0 && (
            <dl className={styles['given']}>
              {given.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {devices.length > 0 && (
            <table>
              <caption>Storage devices</caption>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Type</th>
                  <th scope="col">Size</th>
                </tr>
              </thead>
              <tbody>
                {devices.map(({ name, type, size }, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two disks may have one name; the list never changes
                  <tr key={at}>
                    <td>{name}</td>
                    <td>{type}</td>
                    <td>{size}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
      <button className="button button-primary" type="button" onClick={diagnostics.redo}>
        <Icon name="refresh" />
        Redo Analysis
      </button>
    </div>
  )
}

const ways = [
  {
    href: '/diagnostics/what-is-wrong',
    icon: 'help',
    title: 'Say what is wrong',
    note: 'A few questions lead to the guide',
  },
  { href: '/search', icon: 'search', title: 'Search all guides', note: 'In your own words' },
  { href: '/forum', icon: 'message', title: 'Forum', note: 'Ask other readers' },
  {
    href: '/technician-locator',
    icon: 'pin',
    title: 'Technician Locator',
    note: 'Find somebody near you',
  },
] as const

/** Numbers that are in order do not make a computer work: what they cannot say, and where to go from here. */
function WaysOn() {
  return (
    <>
      <p>
        These numbers say nothing about heat, a failing disk, harmful software, the internet, sound
        or a single program. Is something still wrong?
      </p>
      <div className="next">
        {ways.map(({ href, icon, title, note }) => (
          <a className="go" href={href} key={href}>
            <Icon name={icon} />
            <span>
              {title}
              <small>{note}</small>
            </span>
          </a>
        ))}
      </div>
    </>
  )
}

function Recommendation({ finding, title }: { finding: Finding; title: string }) {
  const { icon, word } = signs[finding.severity]
  return (
    <article className={`${styles['finding']} ${styles[finding.severity]}`}>
      <p className={styles['word']}>
        <Icon name={icon} />
        {word}
      </p>
      <p className={styles['sentence']}>{finding.sentence}</p>
      <p className="small">{finding.evidence}</p>
      <a className="go" href={`/issue/${finding.guide}`}>
        <Icon name="book" />
        <span>
          {title}
          <small>The guide that helps</small>
        </span>
      </a>
    </article>
  )
}
