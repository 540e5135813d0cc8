import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { placeTooltip } from './placeTooltip.ts'

interface TooltipProps {
  /** The point spoken of, in pixels of the positioned element around the tooltip. */
  x: number
  y: number
  /** Width of that element: the tooltip stays inside. */
  width: number
  children: ReactNode
}

/** Where the part of this frame begins that the window shows, in pixels from the frame's top. */
let shownFrom = 0

/** Words beside a point of a chart. Stays inside the chart, since nothing may be drawn outside a frame. */
export function Tooltip({ x, y, width, children }: TooltipProps) {
  const box = useRef<HTMLDivElement>(null)
  const place = (): void => {
    const node = box.current
    if (!node) return
    const frameTop = node.offsetParent?.getBoundingClientRect().top ?? 0
    const size = { width: node.offsetWidth, height: node.offsetHeight }
    const { left, top } = placeTooltip({ x, y, width, size, roomAbove: y + frameTop - shownFrom })
    node.style.left = `${left}px`
    node.style.top = `${top}px`
  }
  // Its own size is known only once it is laid out.
  useLayoutEffect(place)
  // A frame cannot ask how far the page is scrolled; it learns only what of itself is in the window.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      shownFrom = entry?.intersectionRect.top ?? 0
      place()
    })
    observer.observe(document.documentElement)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked anew for each point, not for each drawing
  }, [x, y])
  return (
    <div ref={box} className="k-tooltip" aria-hidden="true">
      {children}
    </div>
  )
}
