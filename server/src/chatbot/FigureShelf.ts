import { pointValueTypes, valueTypes } from '@msdat/sdk/contracts/data'
import { sourceClasses } from '@msdat/sdk/contracts/sourceClasses'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { CitedFigure } from './ChatDraft.ts'

/** A stored figure with the bounds that its source gives. */
export interface ShelfFigure extends CitedFigure {
  lower: number | null
  upper: number | null
}

export interface FigureWish {
  indicator: number
  locations?: readonly number[] | undefined
  datasources?: readonly number[] | undefined
  sourceClass?: string | null
}

/** Newest first; of one period surveys before routine counts before estimates, and the first-hand source first. */
export async function readFigures(
  { db }: Pick<AnalysisContext, 'db'>,
  lists: ReferenceLists,
  wish: FigureWish,
): Promise<ShelfFigure[]> {
  const sources = new Map(lists.datasources.map((one) => [one.id, one]))
  let query = db
    .selectFrom('data_values')
    .select(['indicator', 'datasource', 'location', 'period', 'value_type', 'value', 'citation', 'note'])
    .where('indicator', '=', wish.indicator)
  if (wish.locations) query = query.where('location', 'in', wish.locations)
  if (wish.datasources) query = query.where('datasource', 'in', wish.datasources)
  const shelf = new Map<string, Map<number, Row>>()
  for (const row of await query.execute()) {
    const source = sources.get(row.datasource)
    const isWished = !wish.sourceClass || source?.classification === wish.sourceClass
    // Months are for those who ask for that source.
    const isMonthUnasked = row.period.includes('-') && !wish.datasources
    if (!source || source.simulated || !isWished || isMonthUnasked) continue
    const key = `${row.datasource}/${row.location}/${row.period}`
    const types = shelf.get(key) ?? new Map<number, Row>()
    shelf.set(key, types.set(row.value_type, row))
  }
  const rankOf = (id: number): number => classOrder.indexOf(sources.get(id)?.classification ?? 'Estimate')
  return [...shelf.values()]
    .flatMap(toFigure)
    .sort(
      (one, other) =>
        other.period.localeCompare(one.period) ||
        rankOf(one.datasource) - rankOf(other.datasource) ||
        one.datasource - other.datasource,
    )
}

const classOrder = [...sourceClasses].sort((one, other) => orderOf(one) - orderOf(other))
function orderOf(name: (typeof sourceClasses)[number]): number {
  return { Survey: 0, Routine: 1, Estimate: 2 }[name]
}

interface Row extends CitedFigure {
  value_type: number
}

function toFigure(types: ReadonlyMap<number, Row>): ShelfFigure[] {
  const type = pointValueTypes.find((one) => types.has(one))
  const row = type === undefined ? undefined : types.get(type)
  if (!row) return []
  const { value_type: _type, ...figure } = row
  return [
    {
      ...figure,
      lower: types.get(valueTypes.lowerBound)?.value ?? null,
      upper: types.get(valueTypes.upperBound)?.value ?? null,
    },
  ]
}
