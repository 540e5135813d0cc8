import { LineTable, type Line } from '../tables/LineTable.tsx'

export interface LineCardProps {
  id: string
  title: string
  lines: readonly Line[]
  /** In place of the table where there are no lines. */
  empty?: string
  /** What a reader must know of the lines. */
  note: string
}

/** A card of lines with a sentence on how to read them. */
export function LineCard({ id, title, lines, empty, note }: LineCardProps) {
  return (
    <section className="k-card" aria-labelledby={id}>
      <div className="k-card-head">
        <h3 id={id}>{title}</h3>
      </div>
      <div className="k-card-body k-stack">
        {lines.length === 0 ? <p>{empty}</p> : <LineTable caption={title} lines={lines} />}
        <p className="k-muted">{note}</p>
      </div>
    </section>
  )
}
