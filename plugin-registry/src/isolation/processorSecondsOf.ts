import { readFileSync } from 'node:fs'

/** Of the clock that Linux counts processor time in. */
const ticksPerSecond = 100

/**
 * How long a process has had the processor, with what those took that it started and that have ended. Null where it is
 * not there, or the system does not show it.
 */
export function processorSecondsOf(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in brackets and may hold anything; the state is the first field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return Number.isFinite(ticks) ? ticks / ticksPerSecond : null
  } catch {
    return null
  }
}
