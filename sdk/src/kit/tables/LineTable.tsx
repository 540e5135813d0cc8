import { DataTable } from './DataTable.tsx'

/** What, and what is said of it. */
export interface Line {
  what: string
  says: string
}

/** Figures of different kinds in a row each, such as those of a model card. */
export function LineTable({ caption, lines }: { caption: string; lines: readonly Line[] }) {
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      columns={[
        { id: 'what', header: 'What', isRowHeader: true, value: ({ what }: Line) => what },
        { id: 'says', header: 'Value', value: ({ says }: Line) => says },
      ]}
      rows={lines}
      rowKey={({ what }) => what}
    />
  )
}
