import { readdirSync, readFileSync } from 'node:fs'
import type { WorkerLimits } from './limitsOfSystem.ts'
import { processorSecondsOf } from './processorSecondsOf.ts'

/** A worker is a shell, Node, and the bundler or the compiler. */
const mostProcesses = 16
/** Each process is capped by itself; this is for all of them together. */
const mostMemory = 3
const lookMs = 200

/**
 * Looks at what a process starts, where the system shows it, and tells once what is more than a worker needs: the
 * system's own limits are for each process, or for all of a user. The compiler and the bundler do not heed the one of
 * processor time before it is exceeded by half.
 */
export function watchProcesses(
  root: number,
  { megabytes, processorSeconds }: Pick<WorkerLimits, 'megabytes' | 'processorSeconds'>,
  onExcess: (detail: string) => void,
): () => void {
  const most = mostMemory * megabytes
  const timer = setInterval(() => {
    const found = descendants(root)
    const total = (of: (pid: number) => number): number => found.reduce((sum, pid) => sum + of(pid), 0)
    if (found.length > mostProcesses) tell(`It started more than ${mostProcesses} processes.`)
    else if (total(residentMegabytes) > most) tell(`Its processes took more than ${most} MB of memory.`)
    else if (total((pid) => processorSecondsOf(pid) ?? 0) > processorSeconds)
      tell(`Its processes took more than ${processorSeconds} s of processor time.`)
  }, lookMs)
  const stop = (): void => clearInterval(timer)
  const tell = (detail: string): void => {
    stop()
    onExcess(detail)
  }
  return stop
}

/** A process and what it started, as far as it has to be known that they are too many. */
function descendants(root: number): number[] {
  const found = [root]
  for (const pid of found) {
    if (found.length > mostProcesses) break
    found.push(...childrenOf(pid))
  }
  return found
}

/** A process can end while it is looked at, and other systems have no /proc: then there is nothing. */
function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const texts = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'))
    return texts.flatMap((text) => text.split(' ').filter(Boolean).map(Number))
  } catch {
    return []
  }
}

function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}
