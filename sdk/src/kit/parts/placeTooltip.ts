interface Wanted {
  /** The point spoken of, and the width of what is drawn. */
  x: number
  y: number
  width: number
  size: { width: number; height: number }
  /** From the upper edge of what the window shows of the frame down to the point. */
  roomAbove: number
}

/** The page's header and its bar of controls stay in sight, and lie over the frame by up to so much. */
const barsHeight = 220

/** Above the point, unless the chart or the window ends there or the page's bars lie over it. */
export function placeTooltip({ x, y, width, size, roomAbove }: Wanted): { left: number; top: number } {
  const above = y - size.height - 12
  const isClear = above >= -8 && roomAbove - size.height - 12 >= barsHeight
  return {
    left: Math.max(0, Math.min(x - size.width / 2, width - size.width)),
    top: isClear ? above : y + 16,
  }
}
