import { LineTable, type Line } from '../tables/LineTable.tsx'
import { PlainCard } from './PlainCard.tsx'

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
    <PlainCard id={id} title={title}>
      {lines.length === 0 ? <p>{empty}</p> : <LineTable caption={title} lines={lines} />}
      <p className="k-muted">{note}</p>
    </PlainCard>
  )
}
