import type { FigureDetails } from '../chartFrame/MarkFacts.ts'

export interface ColumnDatum extends FigureDetails {
  id: string
  label: string
  /** Short form of the label, for where the whole one has no room. */
  code?: string
  /** Null where there is no figure: a gap, never a bar of 0. */
  value: number | null
  lower?: number | null
  upper?: number | null
  /** In place of the colour of the standing. */
  colour?: string
  /** Neighbours of one group stand over one line with its name. */
  group?: string
  isEmphasised?: boolean
  /** Only keeps the place of a year on a time axis. */
  isSpacer?: boolean
}
