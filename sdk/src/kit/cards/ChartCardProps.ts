import type { ReactNode } from 'react'
import type { DataSource } from '../../contracts/reference.ts'
import type { FigureTable } from '../tables/Column.ts'

/** One way to draw the figures of a card, such as Line, Column or Map. */
export interface CardView {
  id: string
  label: string
  render: (height: number) => ReactNode
}

export interface ChartCardProps<Row> {
  /** What is shown. */
  title: string
  /** The name of the one indicator shown, for files; without it they name the chart by its title. */
  indicator?: string
  /** Where, when, in which unit. */
  place: string
  period?: string
  unit?: string
  /** Whose figures; their names and classes stand in the header. */
  sources: readonly DataSource[]
  /** How many places or years have a figure, of how many. */
  count?: { have: number; expected: number; of: string }
  updatedAt?: string
  /** What a reader must know of these figures. Plain text also stands in pictures that are saved. */
  notes?: readonly ReactNode[]
  /** One or several; with several, a toggle chooses. */
  views: readonly CardView[]
  table: FigureTable<Row>
  citations: readonly number[]
  /** Controls of this chart alone. */
  tools?: ReactNode
  /** Height of the drawing, and of the place it takes while loading. */
  height?: number
  /** Stands in place of the drawing: loading, failed or empty. */
  instead?: ReactNode
  selectedRow?: string
}
