import type { ReactNode } from 'react'

export interface LegendItem {
  id: string
  label: string
  /** The mark as it stands in the chart: a drawing, or a plain colour. */
  mark?: ReactNode
  colour?: string
}

interface LegendProps {
  label: string
  items: readonly LegendItem[]
  /** Ids of what is switched off; with onToggle, each item is a switch. */
  hidden?: ReadonlySet<string>
  onToggle?: (id: string) => void
  onPoint?: (id: string | null) => void
}

/** What the colours and marks of a chart mean. */
export function Legend({ label, items, hidden, onToggle, onPoint }: LegendProps) {
  return (
    <ul className="k-legend" aria-label={label}>
      {items.map((item) => {
        const content = (
          <>
            {item.mark ?? (
              <span className="k-swatch" style={{ background: item.colour }} aria-hidden="true" />
            )}
            {item.label}
          </>
        )
        return (
          <li key={item.id}>
            {onToggle ? (
              <button
                type="button"
                aria-pressed={!hidden?.has(item.id)}
                onClick={() => onToggle(item.id)}
                onPointerEnter={() => onPoint?.(item.id)}
                onPointerLeave={() => onPoint?.(null)}
                onFocus={() => onPoint?.(item.id)}
                onBlur={() => onPoint?.(null)}
              >
                {content}
              </button>
            ) : (
              content
            )}
          </li>
        )
      })}
    </ul>
  )
}
