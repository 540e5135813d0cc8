import { useLayoutEffect, useRef, type ReactNode } from 'react'

interface TooltipProps {
  /** The point spoken of, in pixels of the positioned element around the tooltip. */
  x: number
  y: number
  /** Width of that element: the tooltip stays inside. */
  width: number
  children: ReactNode
}

/** Words beside a point of a chart. Stays inside the chart, since nothing may be drawn outside a frame. */
export function Tooltip({ x, y, width, children }: TooltipProps) {
  const box = useRef<HTMLDivElement>(null)
  // Its own size is known only once it is laid out.
  useLayoutEffect(() => {
    const node = box.current
    if (!node) return
    const above = y - node.offsetHeight - 12
    node.style.left = `${Math.max(0, Math.min(x - node.offsetWidth / 2, width - node.offsetWidth))}px`
    node.style.top = `${above >= -8 ? above : y + 16}px`
  })
  return (
    <div ref={box} className="k-tooltip" aria-hidden="true">
      {children}
    </div>
  )
}
