import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

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
  const [size, setSize] = useState({ width: 160, height: 60 })
  useLayoutEffect(() => {
    const node = box.current
    if (!node || (node.offsetWidth === size.width && node.offsetHeight === size.height)) return
    setSize({ width: node.offsetWidth, height: node.offsetHeight })
  })
  const left = Math.max(0, Math.min(x - size.width / 2, width - size.width))
  const above = y - size.height - 12
  return (
    <div
      ref={box}
      className="k-tooltip"
      style={{ left, top: above >= -8 ? above : y + 16 }}
      aria-hidden="true"
    >
      {children}
    </div>
  )
}
