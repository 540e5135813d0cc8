import type { ReactNode } from 'react'
import type { DataSource } from '../../contracts/reference.ts'
import type { FigureTable } from '../tables/Column.ts'
import type { CardNote } from './CardNotes.tsx'

/** One way to draw the figures of a card, such as Line, Column or Map. */
export interface CardView {
  id: string
  label: string
  render: (height: number) => ReactNode
}

/** Names of the contribution's settings that keep how a card is drawn; without a name, the card keeps it. */
export interface CardSettings {
  /** An `enum` of `auto`, the ids of the card's views and `table`. */
  view?: string
  /** A text, such as `value.descending`. */
  sort?: string
}

export interface ChartCardProps<Row> {
  /** What is shown. */
  title: string
  /**
   * Names the card within its section, such as `trend`: it can then be shared and embedded alone. A lower-case
   * letter, then letters, digits and hyphens. Where it is left out, `settings.view` is taken.
   */
  id?: string
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
  /** Stands in files that are saved; a page says it once, not on every card. */
  updatedAt?: string
  /** What a reader must know of these figures. Text also stands in pictures that are saved. */
  notes?: readonly CardNote[]
  /** One or several; with several, a toggle chooses. */
  views: readonly CardView[]
  table: FigureTable<Row>
  citations: readonly number[]
  /** Settings that keep how this card is drawn, so that the address and shared links hold it. */
  settings?: CardSettings
  /** Controls of this chart alone. */
  tools?: ReactNode
  /** Height of the drawing, and of the place it takes while loading. */
  height?: number
  /** Stands in place of the drawing: loading, failed or empty. */
  instead?: ReactNode
  selectedRow?: string | readonly string[]
}
