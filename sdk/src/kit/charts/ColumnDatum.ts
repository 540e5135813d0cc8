import type { Standing } from '../values/compareToTarget.ts'

export interface ColumnDatum {
  id: string
  label: string
  /** Short form of the label, for where the whole one has no room. */
  code?: string
  /** Null where there is no figure: a gap, never a bar of 0. */
  value: number | null
  lower?: number | null
  upper?: number | null
  standing?: Standing
  /** In place of the colour of the standing. */
  colour?: string
  /** Neighbours of one group stand over one line with its name. */
  group?: string
  isEmphasised?: boolean
  /** One more line in the tooltip. */
  note?: string
}
