import type { ReactNode } from 'react'

interface MarkedListProps {
  items: readonly ReactNode[]
  /** Numbered, where the order counts, such as steps. */
  isOrdered?: boolean
}

/** Points or steps, each with its mark in front. */
export function MarkedList({ items, isOrdered = false }: MarkedListProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="k-marked">
      {items.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </List>
  )
}
