/** A change of the code, and whether a test saw it. */
export interface Judged {
  area: string
  /** File and line. */
  place: string
  /** What was changed. */
  change: string
  killed: boolean
}

/** Of a hundred mutants, so many must be killed in each area. */
const GOAL = 85

const percent = (killed: number, all: number) => ((100 * killed) / all).toFixed(1)

/** Prints the survivors and a table; tells whether each area reaches the goal. */
export function report(judged: readonly Judged[]): boolean {
  for (const { place, change } of judged.filter(({ killed }) => !killed))
    console.log(`survived  ${place}  ${change}`)
  const areas = Map.groupBy(judged, ({ area }) => area)
  console.log('\n| folder | mutants | killed | survived | score |\n| --- | --- | --- | --- | --- |')
  const scores = [...areas].map(([area, mutants]) => {
    const killed = mutants.filter(mutant => mutant.killed).length
    const all = mutants.length
    console.log(`| ${area} | ${all} | ${killed} | ${all - killed} | ${percent(killed, all)} % |`)
    return (100 * killed) / all
  })
  return scores.length > 0 && scores.every(score => score >= GOAL)
}
