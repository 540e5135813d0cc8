import type { Location } from '../../contracts/reference.ts'
import type { ComparedPlace } from '../../methods/confidence/comparePlaces.ts'
import type { Figure } from '../values/readFigures.ts'
import type { Column } from './Column.ts'
import { placeColumn } from './figureColumns.tsx'
import { numberColumn } from './numberColumn.ts'

/** One place in several sets of figures, as `comparePlaces` of the methods makes it. */
export type ComparedRow = ComparedPlace<Location, Figure>

/** A column of numbers about the compared sets; a dash where a place has none. */
export const comparedColumn = (
  header: string,
  value: (row: ComparedRow) => number | null | undefined,
  format: (value: number) => string,
): Column<ComparedRow> => numberColumn({ header, value: (row) => value(row) ?? null, format, missing: '–' })

/** The place, and its figure in each of the sets, which have these names. */
export const comparedColumns = (
  names: readonly string[],
  format: (value: number) => string,
  choose?: (location: number) => void,
): Column<ComparedRow>[] => [
  placeColumn(({ place }) => place, choose),
  ...names.map((name, at) => comparedColumn(name, ({ figures }) => figures[at]?.value, format)),
]
