import { detailsOf, type Mark } from '../chartFrame/MarkFacts.ts'
import type { ColumnDatum } from './ColumnDatum.ts'
import type { ColumnLayout } from './columnLayout.ts'

/** What each column says, and where. */
export function columnMarks(
  data: readonly ColumnDatum[],
  layout: ColumnLayout,
  format: (value: number) => string,
): Mark[] {
  return data.flatMap((datum, at) =>
    datum.isSpacer ? [] : [{ id: datum.id, ...placeOf(datum, at, layout), ...factsOf(datum, format) }],
  )
}

function factsOf(
  datum: ColumnDatum,
  format: (value: number) => string,
): Pick<Mark, 'title' | 'facts' | 'details'> {
  const { label, value, lower, upper, period } = datum
  // A column that is named by its period need not say it twice.
  const isSaid = period && label.includes(period.slice(0, 4))
  const details = detailsOf(isSaid ? { ...datum, period: undefined } : datum)
  return { title: label, facts: [{ value, lower, upper, format }], details }
}

function placeOf({ value, upper }: ColumnDatum, at: number, layout: ColumnLayout): { x: number; y: number } {
  const { margin, isHorizontal, startOf, endOf, thickness, innerWidth } = layout
  const along = startOf(at) + thickness / 2
  const end = endOf(upper ?? value ?? 0)
  return isHorizontal
    ? { x: margin.left + Math.min(end, innerWidth) / 2, y: margin.top + along - thickness / 2 }
    : { x: margin.left + along, y: margin.top + Math.max(0, end - 14) }
}
