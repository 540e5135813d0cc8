import { useId, type MouseEvent, type PointerEvent, type ReactNode, type RefObject } from 'react'
import type { useCursor } from '../parts/useCursor.ts'

/** Where the pointer is: in pixels of the drawing, and over which element. */
interface Pointer {
  x: number
  y: number
  target: EventTarget
}

interface ChartProps {
  /** What the chart shows, as its title would say. */
  name: string
  /** The main thing it says, in a sentence or two. */
  summary: string
  /** What is pointed at, in words; said aloud when the keyboard led there. */
  pointed: string
  cursor: ReturnType<typeof useCursor>
  area: RefObject<HTMLDivElement | null>
  height: number
  /** Index of the mark that is pointed at; null beside all. */
  find: (pointer: Pointer) => number | null
  onChoose?: (at: number) => void
  children: ReactNode
  below?: ReactNode
}

/** What all charts share: one tab stop, a name, words for those who cannot see it, and pointing. */
export function Chart(props: ChartProps) {
  const { name, summary, pointed, cursor, area, height, find, onChoose, children, below } = props
  const words = useId()
  const place = (event: PointerEvent | MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    return find({ x: event.clientX - box.left, y: event.clientY - box.top, target: event.target })
  }
  return (
    <div className="k-chart">
      <p className="k-hidden" id={words}>
        {summary}
      </p>
      {/* The keyboard's way to what a click does comes with cursor.keys. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={area}
        className="k-chart-area"
        role="application"
        aria-roledescription="chart"
        aria-describedby={words}
        aria-label={`${name}. ${onChoose ? 'Arrow keys move, Enter chooses.' : 'Arrow keys move.'}`}
        style={{ height, cursor: onChoose && cursor.at !== null ? 'pointer' : undefined }}
        onPointerMove={(event) => cursor.point(place(event))}
        onPointerLeave={() => cursor.point(null)}
        onClick={(event) => {
          const at = place(event)
          if (at !== null) onChoose?.(at)
        }}
        {...cursor.keys}
      >
        {children}
      </div>
      <p className="k-hidden" aria-live="polite">
        {cursor.isKeyed ? pointed : ''}
      </p>
      {below}
    </div>
  )
}
