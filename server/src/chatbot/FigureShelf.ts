import { setImmediate } from 'node:timers/promises'
import { pointValueTypes, valueTypes } from '@msdat/sdk/contracts/data'
import { sourceClasses } from '@msdat/sdk/contracts/sourceClasses'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import { selectFiltered, seriesParts, type SeriesFilters } from '../analysis/seriesParts.ts'
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

/** What a figure is made of; numerators and denominators are not told. */
const told = [...pointValueTypes, valueTypes.lowerBound, valueTypes.upperBound]

/**
 * Newest first; of one period surveys before routine counts before estimates, and the first-hand source first. An
 * indicator with very many values is read in parts, with turns for others between.
 */
export async function readFigures(
  { db }: Pick<AnalysisContext, 'db'>,
  lists: ReferenceLists,
  { indicator, locations, datasources, sourceClass }: FigureWish,
): Promise<ShelfFigure[]> {
  const sources = lists.datasources.filter(
    ({ id, simulated, classification }) =>
      !simulated &&
      (!sourceClass || classification === sourceClass) &&
      (!datasources || datasources.includes(id)),
  )
  const wanted = {
    indicators: [indicator],
    datasources: sources.map(({ id }) => id),
    ...(locations && { locations }),
  }
  if (sources.length === 0) return []
  const figures: ShelfFigure[][] = []
  for await (const part of seriesParts(db, wanted)) {
    // Months are for those who ask for that source.
    figures.push(await readPart(db, part, { withMonths: datasources !== undefined }))
    await setImmediate()
  }
  const ranks = new Map(sources.map(({ id, classification }) => [id, classOrder.indexOf(classification)]))
  const rankOf = (id: number): number => ranks.get(id) ?? classOrder.length
  return figures
    .flat()
    .sort(
      (one, other) =>
        descending(one.period, other.period) ||
        rankOf(one.datasource) - rankOf(other.datasource) ||
        one.datasource - other.datasource,
    )
}

// A hundred thousand periods: comparing by the rules of a language takes ten times as long.
const descending = (one: string, other: string): number => (one < other ? 1 : one > other ? -1 : 0)

async function readPart(
  db: AnalysisContext['db'],
  part: SeriesFilters,
  { withMonths }: { withMonths: boolean },
): Promise<ShelfFigure[]> {
  let query = selectFiltered(db, part)
    .select(['indicator', 'datasource', 'location', 'period', 'value_type', 'value', 'citation', 'note'])
    .where('value_type', 'in', told)
  if (!withMonths) query = query.where('period', 'not like', '%-%')
  const shelf = new Map<string, Map<number, Row>>()
  for (const row of await query.execute()) {
    const key = `${row.datasource}/${row.location}/${row.period}`
    const types = shelf.get(key) ?? new Map<number, Row>()
    shelf.set(key, types.set(row.value_type, row))
  }
  return [...shelf.values()].flatMap(toFigure)
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
