import { pointValueTypes, valueTypes } from '@msdat/sdk/contracts/data'
import { sourceClasses } from '@msdat/sdk/contracts/sourceClasses'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import { selectFiltered, seriesParts, type SeriesFilters } from '../analysis/seriesParts.ts'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import { Lane } from '../limits/Lane.ts'
import { letOthersIn } from '../http/letOthersIn.ts'
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

/** An indicator can have very many figures; what is read of them and sorted holds others up for a moment. */
const lane = new Lane({
  atOnce: 1,
  mostWaiting: 50,
  refusal: 'Many questions are being answered just now. Please try again in a minute.',
})

/**
 * Newest first; of one period surveys before routine counts before estimates, and the first-hand source first. Where
 * there are very many they are read in parts, with turns for others between. Throws `unavailable` where too many wait.
 */
export function readFigures(
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
  if (sources.length === 0) return Promise.resolve([])
  const wanted = {
    indicators: [indicator],
    datasources: sources.map(({ id }) => id),
    ...(locations && { locations }),
  }
  const ranks = new Map(sources.map(({ id, classification }) => [id, classOrder.indexOf(classification)]))
  const rankOf = (id: number): number => ranks.get(id) ?? classOrder.length
  return lane.run(async () => {
    const figures: ShelfFigure[][] = []
    for await (const part of seriesParts(db, wanted)) {
      // Months are for those who ask for that source.
      figures.push(await readPart(db, part, { withMonths: datasources !== undefined }))
      await letOthersIn()
    }
    return figures
      .flat()
      .sort(
        (one, other) =>
          descending(one.period, other.period) ||
          rankOf(one.datasource) - rankOf(other.datasource) ||
          one.datasource - other.datasource,
      )
  })
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
