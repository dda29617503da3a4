import { fields, written } from './fields.ts'
import type { Facts, Field } from './fields.ts'

/** How soon to act: `urgent` before something is lost, `routine` when there is time. */
export type Severity = 'urgent' | 'routine'

interface Rule {
  /** The fact that is the evidence. */
  about: Field
  holds: (facts: Facts) => boolean
  /** When it holds, in words, for a reader who checks it by hand. */
  sign: string
  severity: Severity
  sentence: string
  /** The guide that helps. */
  guide: number
}

const above = (limit: number, value: number | undefined) => (value ?? 0) > limit
const below = (limit: number, value: number | undefined) => (value ?? Infinity) < limit

/** Every recommendation, in the order of the specification, in which they are shown. */
export const rules: readonly Rule[] = [
  {
    about: 'cpuUsage',
    holds: ({ cpuUsage }) => above(80, cpuUsage),
    sign: 'CPU usage is above 80%',
    severity: 'routine',
    sentence: 'Consider closing CPU-intensive programs or upgrading your CPU.',
    guide: 3,
  },
  {
    about: 'memoryUsage',
    holds: ({ memoryUsage }) => above(80, memoryUsage),
    sign: 'Memory usage is above 80%',
    severity: 'routine',
    sentence: 'Consider upgrading your RAM or closing memory-intensive programs.',
    guide: 3,
  },
  {
    about: 'diskSpace',
    holds: ({ diskSpace }) => below(10, diskSpace),
    sign: 'Less than 10 GB of the disk are free',
    severity: 'urgent',
    sentence: 'Low disk space. Consider freeing up space or upgrading your storage.',
    guide: 21,
  },
  {
    about: 'antivirus',
    holds: ({ antivirus }) => antivirus === 'None',
    sign: 'There is no antivirus program',
    severity: 'urgent',
    sentence: 'It is recommended to install antivirus software to protect your system.',
    guide: 19,
  },
]

/** When something was given and no rule holds. */
export const OPTIMAL = 'Your PC is performing optimally based on the provided information.'

/** A rule that holds, with what speaks for it. */
export type Finding = Pick<Rule, 'severity' | 'sentence' | 'guide'> & { evidence: string }

export function findingsIn(facts: Facts): Finding[] {
  return rules
    .filter(({ holds }) => holds(facts))
    .map(({ about, severity, sentence, guide }) => ({
      severity,
      sentence,
      guide,
      evidence: `${fields[about].label}: ${written(facts[about])}`,
    }))
}
