import { readFileSync } from 'node:fs'

/** Linux counts in these on every machine that Node.js runs on. */
const tickMs = 10

/** How long a process has had the processor, in ms; null where the system does not show it. */
export function processorMsOf(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may hold blanks; "utime" and "stime" are the 12th and 13th words behind it.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(words[11]) + Number(words[12])
    return Number.isFinite(ticks) ? ticks * tickMs : null
  } catch {
    return null
  }
}
