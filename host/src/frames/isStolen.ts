import type { FrameTakings } from './FrameTakings.ts'
import { typedMs } from './guardTimes.ts'
import { isNextStop } from './isNextStop.ts'
import type { Taking } from './Taking.ts'

/** Whether a frame that nobody vouches for is stopped for what it took. Ask once about each. */
export function isStolen(taking: Taking, takings: FrameTakings, isPressed: boolean): boolean {
  const { taker, frame, holder, isFromField, isPointedAt, takenAt } = taking
  const typedAt = holder?.session.gate()?.keyedAt ?? -Infinity
  if (isFromField || !isPressed || takenAt - typedAt < typedMs) return true
  const isNext = holder !== null && isNextStop(holder.frame, frame)
  return takings.isTheft({ taker, frame, isPointedAt, isNextStop: isNext })
}
