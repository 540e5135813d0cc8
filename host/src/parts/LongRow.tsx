import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import { Icon } from './Icon.tsx'
import './longRow.css'

interface LongRowProps {
  /** The element that scrolls sideways; it stands inside. */
  row: RefObject<HTMLElement | null>
  children: ReactNode
}

type End = 'before' | 'after'
const direction: Record<End, number> = { before: -1, after: 1 }
/** A row is at its end though scrolling has left it a fraction of a pixel short. */
const nearEnd = 2

/**
 * Around a row that may be too long: at each end behind which there is more stands a button that leads there.
 * For the pointer alone; whoever goes by keyboard or hears the page has all of the row anyway.
 */
export function LongRow({ row, children }: LongRowProps) {
  const [hidden, setHidden] = useState<readonly End[]>([])
  // What is in the row may have changed with every drawing.
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const look = (): void => {
      const ends = endsBeyond(element)
      setHidden((known) => (known.join() === ends.join() ? known : ends))
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  })
  return (
    <div className="long-row">
      {children}
      {hidden.map((end) => (
        <span key={end} className="long-row-end no-print" data-end={end} aria-hidden="true">
          <button
            type="button"
            className="icon-button"
            tabIndex={-1}
            title={end === 'before' ? 'More to the left' : 'More to the right'}
            onClick={() => row.current?.scrollBy({ left: direction[end] * 0.8 * row.current.clientWidth })}
          >
            <Icon name="chevron" size={18} />
          </button>
        </span>
      ))}
    </div>
  )
}

function endsBeyond({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): End[] {
  const before: End[] = scrollLeft > nearEnd ? ['before'] : []
  return scrollLeft + clientWidth < scrollWidth - nearEnd ? [...before, 'after'] : before
}
