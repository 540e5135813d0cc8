import { bootClasses } from '@msdat/sdk/contracts/bootClasses'
import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { FrameCount, reportFrameFigures } from '@msdat/sdk/contracts/frameFigures'

export type FrameReport = InputOf<typeof reportFrameFigures>
interface Started {
  plugin: string
  version: string
}

const mostOfOne = 1_000
const mostReleases = 60

/** Counts how frames of each release start and what they are refused, until it is handed on. */
export class FrameFigures {
  #counts = new Map<string, FrameCount>()

  booted(release: Started, milliseconds: number): void {
    const count = this.#of(release)
    const found = bootClasses.findIndex((end) => milliseconds <= end)
    const place = found === -1 ? bootClasses.length - 1 : found
    if (count) count.boots[place] = Math.min(mostOfOne, (count.boots[place] ?? 0) + 1)
  }

  refused(release: Started): void {
    const count = this.#of(release)
    if (count) count.refusals = Math.min(mostOfOne, count.refusals + 1)
  }

  /** What was counted since the last time; null where that is nothing. */
  take(): FrameReport | null {
    const counts = [...this.#counts.values()]
    this.#counts = new Map()
    return counts.length > 0 ? { counts } : null
  }

  #of({ plugin, version }: Started): FrameCount | null {
    const key = `${plugin} ${version}`
    const known = this.#counts.get(key)
    if (known) return known
    if (this.#counts.size >= mostReleases) return null
    const made: FrameCount = { plugin, version, boots: bootClasses.map(() => 0), refusals: 0 }
    this.#counts.set(key, made)
    return made
  }
}
