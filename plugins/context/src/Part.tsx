import type { ReactNode } from 'react'

interface PartProps {
  title: string
  /** How many there are, where it is a list. */
  count?: number
  isOpen?: boolean
  children: ReactNode
}

/** One part of the panel, which opens and closes. */
export function Part({ title, count, isOpen = false, children }: PartProps) {
  return (
    <details className="context-part" open={isOpen}>
      <summary>
        <h3>{title}</h3>
        {count !== undefined && <span className="context-count">{count}</span>}
      </summary>
      {children}
    </details>
  )
}
