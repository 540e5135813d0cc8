import type { Line } from '../tables/LineTable.tsx'

const strip = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 11rem), 1fr))',
  gap: 'var(--space-3) var(--space-4)',
} as const

/** Figures side by side, as many in a row as there is room for. */
export function FigureStrip({ lines }: { lines: readonly Line[] }) {
  return (
    <dl style={strip}>
      {lines.map(({ what, says }) => (
        <div key={what}>
          <dt className="k-muted">{what}</dt>
          <dd>
            <strong>{says}</strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}
