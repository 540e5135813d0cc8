import { useId, type ReactNode } from 'react'

interface SmallMultiplesProps<Item> {
  /** What all of them show. */
  label: string
  items: readonly Item[]
  /** The same kind of chart for each; give all of them the same `holds`, so that their axes agree. */
  render: (item: Item) => ReactNode
  /** Least width of one, in pixels. */
  leastWidth?: number
}

/** The same chart for several places, sources or indicators, side by side under their names. */
export function SmallMultiples<Item extends { id: string; title: string }>(props: SmallMultiplesProps<Item>) {
  const { label, items, render, leastWidth = 240 } = props
  return (
    <ul
      className="k-multiples"
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${leastWidth}px), 1fr))` }}
    >
      {items.map((item) => (
        <Multiple key={item.id} title={item.title}>
          {render(item)}
        </Multiple>
      ))}
    </ul>
  )
}

function Multiple({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <li aria-labelledby={heading}>
      <h4 id={heading}>{title}</h4>
      {children}
    </li>
  )
}
