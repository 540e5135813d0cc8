import type { ReactNode } from 'react'

interface TableRegionProps {
  label: string
  maxHeight?: number
  children: ReactNode
}

/** Scrolls a wide or long table inside itself. It takes the focus, so that the arrow keys can scroll it. */
export function TableRegion({ label, maxHeight, children }: TableRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="k-table-region" aria-label={label} tabIndex={0} style={{ maxHeight }}>
      {children}
    </section>
  )
}
