import { nationOf, type AnalysisContext } from '../analysis/analysisContext.ts'
import { readSeries } from '../analysis/readSeries.ts'
import type { FigureAsked } from './FigureAsked.ts'

interface Named {
  id: number
  names: readonly string[]
}

/** The figure that a text names: an indicator by its name; place, source and year where it names them. */
export async function readQuestion(context: AnalysisContext, text: string): Promise<FigureAsked | null> {
  const lists = await context.data.lists()
  const indicator = longestNamed(
    text,
    lists.indicators.map(({ id, full_name, short_name }) => ({ id, names: [full_name, short_name] })),
  )
  if (indicator === null) return null
  const places = lists.locations.map(({ id, name }) => ({ id, names: [name] }))
  const sources = lists.datasources.map(({ id, datasource }) => ({ id, names: [datasource] }))
  const location = longestNamed(text, places) ?? nationOf(lists)
  const datasource = longestNamed(text, sources)
  const year = /\b(19|20)\d{2}\b/.exec(text)?.[0]
  const series = await readSeries(context.db, {
    indicators: [indicator],
    locations: [location],
    ...(datasource !== null && { datasources: [datasource] }),
    ...(year && { year }),
  })
  const figures = series.flatMap((one) =>
    one.observations.map(({ period }) => ({ indicator, location, datasource: one.datasource, period })),
  )
  return figures.sort((one, other) => other.period.localeCompare(one.period))[0] ?? null
}

/** The longest name wins: "Niger" stands in no "Nigeria", and "MICS" not in "PoMICS". */
function longestNamed(text: string, things: readonly Named[]): number | null {
  const lower = text.toLowerCase()
  const found = things.flatMap(({ id, names }) =>
    names
      .filter((name) => name !== '' && lower.includes(name.toLowerCase()) && isWhole(name, text))
      .map((name) => ({ id, length: name.length })),
  )
  return found.sort((one, other) => other.length - one.length)[0]?.id ?? null
}

/** Whether a name stands in a text as a word of its own, not within another. */
function isWhole(name: string, text: string): boolean {
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').test(text)
}
