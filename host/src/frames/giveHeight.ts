import { runInAction } from 'mobx'
import { TokenBucket } from '@msdat/sdk/plugin/bridge/TokenBucket'
import { heightWithin } from './heightWithin.ts'

/** What a section moves, or a panel leaves, hears no press for 0.8 s, so that is a twelfth of the time at most. */
const moves = new TokenBucket({ capacity: 10, refillPerSecond: 0.1 })
/** Sections that change together do so once. */
const togetherMs = 200
const againMs = 1_000

interface Tall {
  height: number | null
  /** Stands for its frame on the page. */
  frame(): Element | null
}

const waiting = new Map<Tall, number>()
let openUntil = -Infinity
let timer: ReturnType<typeof setTimeout> | null = null

/**
 * Gives a section or panel the height, in CSS pixels, that its content asks for. Panels and sections of ours get higher at
 * once; where those of this page have become lower very often, or sections of strangers higher, it keeps its room for some
 * seconds.
 */
export function giveHeight(section: Tall, asked: number, isOurs: boolean): void {
  const height = heightWithin(asked)
  waiting.delete(section)
  const { height: before } = section
  const mayGrow = isOurs || section.frame()?.closest('.dock')
  const isFree = before === null || before === height || (mayGrow && height > before)
  // Who waits comes first: else one that asks all the time would take each turn.
  if (isFree || (!waiting.size && mayMove())) runInAction(() => (section.height = height))
  else {
    waiting.set(section, height)
    timer ??= setTimeout(moveWaiting, againMs)
  }
}

function mayMove(): boolean {
  const now = performance.now()
  if (now < openUntil) return true
  if (!moves.take(1)) return false
  openUntil = now + togetherMs
  return true
}

function moveWaiting(): void {
  timer = null
  if (waiting.size === 0) return
  if (!mayMove()) return void (timer = setTimeout(moveWaiting, againMs))
  runInAction(() => {
    for (const [section, height] of waiting) section.height = height
  })
  waiting.clear()
}
