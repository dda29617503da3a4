import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

/** What a command cost, with everything that it started. */
export interface Cost {
  seconds: number
  /** Time of all processors. */
  processorSeconds: number
  /** The most memory that all its processes held at once, in megabytes. */
  megabytes: number
}

const SAMPLE_MILLISECONDS = 100
/** Linux counts processor time in hundredths of a second and memory in pages, on every machine that we know. */
const TICKS_A_SECOND = 100
const PAGE_BYTES = 4096

/** Runs a command to its end and measures it. Needs /proc, so Linux. What it prints shows only if it fails. */
export async function measure(
  command: string,
  options: readonly string[],
  cwd: string,
): Promise<Cost> {
  const ticksBefore = ticksOfChildren()
  const start = performance.now()
  const child = spawn(command, options, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  let most = 0
  const sampling = setInterval(() => {
    most = Math.max(most, child.pid ? pagesOfTree(child.pid) : 0)
  }, SAMPLE_MILLISECONDS)
  const [status] = (await once(child, 'close')) as [number | null]
  clearInterval(sampling)
  if (status !== 0) throw new Error(`${command} ${options.join(' ')} failed:\n${output}`)
  return {
    seconds: (performance.now() - start) / 1000,
    processorSeconds: (ticksOfChildren() - ticksBefore) / TICKS_A_SECOND,
    megabytes: (most * PAGE_BYTES) / 1e6,
  }
}

/** The fields of /proc/PID/stat behind the name, which may hold anything; the first is the third of proc(5). */
function statOf(pid: number | 'self'): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    // It ended meanwhile.
    return []
  }
}

const PARENT = 4 - 3
const CHILDREN_IN_USER_MODE = 16 - 3
const CHILDREN_IN_KERNEL = 17 - 3
const RESIDENT = 24 - 3

/** Processor time of all processes that this one started and that have ended, theirs included. */
function ticksOfChildren(): number {
  const stat = statOf('self')
  return Number(stat[CHILDREN_IN_USER_MODE]) + Number(stat[CHILDREN_IN_KERNEL])
}

/** Resident pages of a process and all below it. Pages that they share count for each. */
function pagesOfTree(root: number): number {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const stats = new Map(pids.map(pid => [pid, statOf(pid)]))
  const belongs = (pid: number): boolean => {
    if (pid === root) return true
    const parent = Number(stats.get(pid)?.[PARENT] ?? 0)
    return parent > 1 && belongs(parent)
  }
  return pids.filter(belongs).reduce((sum, pid) => sum + Number(stats.get(pid)?.[RESIDENT] ?? 0), 0)
}
