interface Wanted {
  /** The point spoken of, and from where to where the drawing is seen. */
  x: number
  y: number
  /** How far what is spoken of reaches above and below that point. */
  reach?: number
  from: number
  to: number
  size: { width: number; height: number }
  /** From the upper edge of what the window shows of the frame down to the point. */
  roomAbove: number
  /** From the point down to the lower edge of what the window shows of the frame. */
  roomBelow?: number
  /** Whether the page is scrolled past the frame's upper edge, so that its bars may lie over the frame. */
  isUnderBars?: boolean
}

/** The page's header and its bar of controls stay in sight, and lie over the frame by up to so much. */
const barsHeight = 220

/**
 * Above the point, unless the chart or the window ends there or the page's bars lie over it; below it, unless the
 * window ends there and more of it is seen above.
 */
export function placeTooltip({
  x,
  y,
  reach = 0,
  from,
  to,
  size,
  roomAbove,
  roomBelow = Infinity,
  isUnderBars = true,
}: Wanted): {
  left: number
  top: number
} {
  const above = y - reach - size.height - 12
  const below = y + reach + 16
  const seenAbove = roomAbove - reach - size.height - 12
  const isClear = above >= -8 && seenAbove >= barsHeight
  const cutAbove = (isUnderBars ? barsHeight : 0) - seenAbove
  const cutBelow = reach + 16 + size.height - roomBelow
  return {
    left: Math.max(from, Math.min(x - size.width / 2, to - size.width)),
    top: isClear || (cutBelow > 0 && cutAbove < cutBelow) ? above : below,
  }
}
