import { configureGlobal } from 'fast-check'

/** Examples that each property is tried with; a long run raises it (quality/README.md). */
export const FUZZ_RUNS = Number(process.env['FUZZ_RUNS'] ?? 100)

configureGlobal({ numRuns: FUZZ_RUNS })
