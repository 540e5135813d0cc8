import { useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { placeTooltip } from './placeTooltip.ts'
import { TooltipRoom } from './TooltipRoom.ts'

interface TooltipProps {
  /** The point spoken of, in pixels of the positioned element around the tooltip. */
  x: number
  y: number
  /** How far what is spoken of reaches above and below that point: it is not covered. */
  reach?: number
  /** Width of that element: the tooltip stays inside. */
  width: number
  children: ReactNode
}

/** Where the part of this frame begins and ends that the window shows, in pixels from the frame's top. */
let shown = { from: 0, to: Infinity }

/** Words beside a point of a chart. Stays inside the chart, since nothing may be drawn outside a frame. */
export function Tooltip({ x, y, reach, width, children }: TooltipProps) {
  const box = useRef<HTMLDivElement>(null)
  const room = useContext(TooltipRoom)
  const place = (): void => {
    const node = box.current
    if (!node) return
    const frameTop = node.offsetParent?.getBoundingClientRect().top ?? 0
    const size = { width: node.offsetWidth, height: node.offsetHeight }
    const { left, top } = placeTooltip({
      x,
      y,
      reach,
      from: width * room.from,
      to: width * room.to,
      size,
      roomAbove: y + frameTop - shown.from,
      roomBelow: shown.to - y - frameTop,
      isUnderBars: shown.from > 0,
    })
    node.style.left = `${left}px`
    node.style.top = `${top}px`
  }
  // Its own size is known only once it is laid out.
  useLayoutEffect(place)
  // A frame cannot ask how far the page is scrolled; it learns only what of itself is in the window.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      const seen = entry?.intersectionRect
      shown = seen?.height ? { from: seen.top, to: seen.bottom } : { from: 0, to: Infinity }
      place()
    })
    // The observer does not tell of each scrolling, but answers whenever it begins.
    const look = (): void => {
      observer.disconnect()
      observer.observe(document.documentElement)
    }
    look()
    addEventListener('pointermove', look, { passive: true })
    return () => {
      removeEventListener('pointermove', look)
      observer.disconnect()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked anew for each point, not for each drawing
  }, [x, y, reach])
  return (
    <div ref={box} className="k-tooltip" aria-hidden="true">
      {children}
    </div>
  )
}
