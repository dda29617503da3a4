import * as v from 'valibot'

import { day, httpsAddress, sentence } from '#domain/fields.ts'

const states = ['supported', 'unknown', 'ended'] as const

const Version = v.pipe(
  v.strictObject(
    {
      name: sentence(3, 60),
      /** The last day of free updates, where its maker names one. */
      until: v.optional(day),
      /** What holds where no day is named. */
      state: v.optional(v.picklist(states, `Write one of: ${states.join(', ')}.`)),
      note: v.optional(sentence(5, 160)),
    },
    ({ path }) => (path ? 'This field is missing. Add it.' : 'Write name and until, or state.'),
  ),
  v.check(
    ({ until, state, note }) => (until ? !state : Boolean(state && note)),
    'Write either "until" with a day, or "state" with a note.',
  ),
)

/** src/content/lifecycle.yaml: how long systems get safety updates. */
export const Lifecycle = v.strictObject(
  {
    as_of: day,
    systems: v.pipe(
      v.array(
        v.strictObject(
          {
            id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'Write small letters and hyphens.')),
            name: sentence(3, 40),
            /** How to see which version one has. */
            check: sentence(20, 300),
            versions: v.pipe(v.array(Version), v.minLength(1, 'Write at least one version.')),
            do: v.pipe(v.array(sentence(10, 200)), v.minLength(1, 'Say what to do.')),
            /** The guide that helps with it. */
            guide: v.optional(v.pipe(v.number('Write the number of a guide.'), v.integer())),
            sources: v.pipe(
              v.array(v.strictObject({ title: sentence(5, 160), url: httpsAddress })),
              v.minLength(1, 'Name at least one official page.'),
            ),
          },
          ({ path }) => (path ? 'This field is missing. Add it.' : 'Write the fields of a system.'),
        ),
      ),
      v.minLength(1, 'Write at least one system.'),
    ),
  },
  ({ path }) => (path ? 'This field is missing. Add it.' : 'Write as_of and systems.'),
)

export type Lifecycle = v.InferOutput<typeof Lifecycle>
export type System = Lifecycle['systems'][number]
export type SupportState = 'supported' | 'soon' | 'unknown' | 'ended'

const DAY = 86_400_000
/** Time enough to change without haste. */
const SOON_DAYS = 365

/** What a version's last day means on the day that the page speaks of. The last day itself still counts. */
export function supportState(
  { until, state = 'unknown' }: System['versions'][number],
  asOf: string,
): SupportState {
  if (!until) return state
  const days = (Date.parse(until) - Date.parse(asOf)) / DAY
  if (days < 0) return 'ended'
  return days <= SOON_DAYS ? 'soon' : 'supported'
}
