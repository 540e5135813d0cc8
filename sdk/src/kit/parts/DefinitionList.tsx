import type { ReactNode } from 'react'

interface DefinitionListProps {
  items: readonly {
    term: string
    /** Null or empty where there is nothing, and `missing` stands. */
    value: ReactNode
    missing?: string
  }[]
}

/** Terms with what they stand for, such as what is chosen; says where there is nothing. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className="k-terms">
      {items.map(({ term, value, missing }) => (
        <div key={term} style={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>{value || <span className="k-muted">{missing}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
