import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Whether this system tells the memory of another process. */
export const canReadMemory = existsSync('/proc/self/status')

/** Resident bytes of a process and all its children, now. */
export function memoryOf(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + residentBytes(one), 0)
}

/** Bytes of a process and all its children, now; what they share is counted once. */
export function shareOfMemory(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + proportionalBytes(one), 0)
}

/** Watches the memory of a process and its children; answers the most it saw. */
export function watchMemory(pid: number): () => number {
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, memoryOf(pid))), 20)
  return () => {
    clearInterval(timer)
    return most
  }
}

/** Its processes, and theirs. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
    .flatMap((name) => [Number(name), ...childrenOf(Number(name))])
}

const parentOf = (pid: number): number => Number(field(pid, 'PPid'))
const residentBytes = (pid: number): number => Number(field(pid, 'VmRSS')) * 1024
const proportionalBytes = (pid: number): number => Number(field(pid, 'Pss', 'smaps_rollup')) * 1024

/** A process can end while it is looked at: it then counts as nothing. */
function field(pid: number, name: string, file = 'status'): string {
  try {
    return (
      new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? '0'
    )
  } catch {
    return '0'
  }
}
