import type { CardView } from '../cards/ChartCardProps.ts'
import { formatR, type Relation } from '../values/relations.ts'
import { dotView } from './chartViews.tsx'

/** A strong relation looks strong only beside the ends of what there can be. */
const wholeScale = [-1, 1] as const

/** The view of a card that draws relations as dots with their intervals; those of the first place stand out. */
export function relationView(
  relations: readonly Relation[],
  { name, summary, places }: { name: string; summary: string; places: readonly string[] },
): CardView {
  const data = relations.map(({ id, label, place, r, n, interval, strength, remark }) => ({
    id,
    label: [label, place].filter(Boolean).join(', '),
    isEmphasised: places.length > 1 && place === places[0],
    value: r,
    lower: interval?.[0] ?? null,
    upper: interval?.[1] ?? null,
    note: [strength, n === null ? '' : `n = ${n}`, remark].filter(Boolean).join(', '),
  }))
  return dotView({ name, summary, data, format: formatR, holds: wholeScale })
}
