import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react'

interface TableRegionProps {
  label: string
  maxHeight?: number
  children: ReactNode
}

/** A region at its end may be a fraction of a pixel short of it. */
const nearEnd = 2

/**
 * Scrolls a wide or long table inside itself. While there is something to scroll it takes the focus, so that the arrow
 * keys can do so; a table that is seen whole is no stop of the Tab key. An edge behind which there is more fades out.
 */
export function TableRegion({ label, maxHeight, children }: TableRegionProps) {
  const region = useRef<HTMLElement>(null)
  const { isScrollable, hidden } = useRoom(region)
  return (
    <section
      ref={region}
      className="k-table-region"
      aria-label={label}
      tabIndex={isScrollable ? 0 : undefined}
      data-hidden={hidden || undefined}
      style={
        maxHeight === undefined ? undefined : ({ '--k-table-height': `${maxHeight}px` } as CSSProperties)
      }
    >
      {children}
    </section>
  )
}

interface Room {
  isScrollable: boolean
  /** The edges behind which there is more: "end", "below", both or none. */
  hidden: string
}

function useRoom(region: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ isScrollable: true, hidden: '' })
  // After every render too: a table that grows beyond its region changes the size of neither.
  useEffect(() => {
    const element = region.current
    if (!element) return undefined
    const look = (): void => {
      const found = roomOf(element)
      setRoom((known) =>
        known.isScrollable === found.isScrollable && known.hidden === found.hidden ? known : found,
      )
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  })
  return room
}

function roomOf(element: HTMLElement): Room {
  const { scrollWidth, clientWidth, scrollLeft, scrollHeight, clientHeight, scrollTop } = element
  const beyond = scrollWidth - clientWidth
  const below = scrollHeight - clientHeight
  return {
    isScrollable: beyond > 1 || below > 1,
    hidden: [
      ...(beyond - Math.abs(scrollLeft) > nearEnd ? ['end'] : []),
      ...(below - scrollTop > nearEnd ? ['below'] : []),
    ].join(' '),
  }
}
