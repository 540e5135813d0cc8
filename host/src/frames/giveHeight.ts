import { runInAction } from 'mobx'
import { TokenBucket } from '@msdat/sdk/plugin/bridge/TokenBucket'
import { heightWithin } from './heightWithin.ts'

/** What below a section gets lower hears no press for 0.8 s, so that is a twelfth of the time at most. */
const lowerings = new TokenBucket({ capacity: 6, refillPerSecond: 0.1 })
/** Sections that get lower together do so once. */
const togetherMs = 200
const againMs = 1_000

interface Tall {
  height: number | null
}

const waiting = new Map<Tall, number>()
let openUntil = -Infinity
let timer: ReturnType<typeof setTimeout> | null = null

/**
 * Gives a section the height, in CSS pixels, that its content asks for. It gets higher at once; where the sections of
 * this page have become lower very often, it keeps its room for some seconds. Panels stand apart, and have a rule of their
 * own (`deafenBehindDock`).
 */
export function giveHeight(section: Tall, asked: number, place: Element | undefined): void {
  const height = heightWithin(asked)
  waiting.delete(section)
  const isInDock = place?.closest('.dock')
  if (isInDock || section.height === null || height >= section.height || mayLower())
    runInAction(() => (section.height = height))
  else {
    waiting.set(section, height)
    timer ??= setTimeout(lowerWaiting, againMs)
  }
}

function mayLower(): boolean {
  const now = performance.now()
  if (now < openUntil) return true
  if (!lowerings.take(1)) return false
  openUntil = now + togetherMs
  return true
}

function lowerWaiting(): void {
  timer = null
  if (waiting.size === 0) return
  if (!mayLower()) return void (timer = setTimeout(lowerWaiting, againMs))
  const lowered = [...waiting]
  waiting.clear()
  runInAction(() => {
    for (const [section, height] of lowered) section.height = height
  })
}
