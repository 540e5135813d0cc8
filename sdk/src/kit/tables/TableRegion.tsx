import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

interface TableRegionProps {
  label: string
  maxHeight?: number
  children: ReactNode
}

/**
 * Scrolls a wide or long table inside itself. While there is something to scroll it takes the focus, so that the arrow
 * keys can do so; a table that is seen whole is no stop of the Tab key.
 */
export function TableRegion({ label, maxHeight, children }: TableRegionProps) {
  const region = useRef<HTMLElement>(null)
  const isScrollable = useIsScrollable(region)
  return (
    <section
      ref={region}
      className="k-table-region"
      aria-label={label}
      tabIndex={isScrollable ? 0 : undefined}
      style={{ maxHeight }}
    >
      {children}
    </section>
  )
}

function useIsScrollable(region: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(true)
  // After every render too: a table that grows beyond its region changes the size of neither.
  useEffect(() => {
    const element = region.current
    if (!element) return undefined
    const measure = (): void =>
      setScrollable(
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
      )
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  })
  return isScrollable
}
