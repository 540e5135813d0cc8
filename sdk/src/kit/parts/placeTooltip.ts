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
}

/** The page's header and its bar of controls stay in sight, and lie over the frame by up to so much. */
const barsHeight = 220

/** Above the point, unless the chart or the window ends there or the page's bars lie over it. */
export function placeTooltip({ x, y, reach = 0, from, to, size, roomAbove }: Wanted): {
  left: number
  top: number
} {
  const above = y - reach - size.height - 12
  const isClear = above >= -8 && roomAbove - reach - size.height - 12 >= barsHeight
  return {
    left: Math.max(from, Math.min(x - size.width / 2, to - size.width)),
    top: isClear ? above : y + reach + 16,
  }
}
