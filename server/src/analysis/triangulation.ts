import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { triangulate as endpoint, Triangulations } from '@msdat/sdk/contracts/triangulation'
import { AppError } from '@msdat/sdk/contracts/problem'
import {
  type LineageLink,
  triangulate,
  type Outcome,
  type SourceSeries,
  type Triangulation,
} from '@msdat/sdk/methods'
import { currentYear, rowOf, type AnalysisContext } from './analysisContext.ts'
import type { AnalysisTables } from './analysisMigrations.ts'
import { aggregatedSource } from './aggregatedSource.ts'
import { readLineage } from './lineage.ts'
import { readSeries } from './readSeries.ts'
import { sourceSeries } from './sourceSeries.ts'
import { triangulatedSource } from './triangulatedSource.ts'

/** Scores one or two sources against a primary one: one entry each, or an aggregate where no indicator is chosen. */
export async function triangulation(
  context: AnalysisContext,
  input: InputOf<typeof endpoint>,
): Promise<Triangulations> {
  const [primary, secondary] = [idOf(input.primary_datasource), idOf(input.secondary_datasource)]
  if (primary === null || secondary === null) {
    throw new AppError(
      'invalid_input',
      'Empty Parameters – Please select a primary and secondary data source',
    )
  }
  const third = idOf(input.third_datasource)
  const compared = third === null ? [secondary] : [secondary, third]
  const question: Question = {
    primary,
    compared,
    indicator: idOf(input.indicator_id),
    location: idOf(input.location_id),
  }
  await checkIds(context, question)
  return question.indicator === null
    ? aggregate(context, question)
    : ofIndicator(context, question, question.indicator)
}

interface Question {
  primary: number
  compared: number[]
  indicator: number | null
  location: number | null
}

function idOf(text: string | undefined): number | null {
  return text === undefined || text === 'None' ? null : Number(text)
}

async function checkIds(
  { data }: AnalysisContext,
  { primary, compared, indicator, location }: Question,
): Promise<void> {
  const lists = await data.lists()
  for (const id of [primary, ...compared]) rowOf(lists.datasources, id, 'data source')
  if (indicator !== null) rowOf(lists.indicators, indicator, 'indicator')
  if (location !== null) rowOf(lists.locations, location, 'location')
}

async function ofIndicator(
  context: AnalysisContext,
  question: Question,
  indicator: number,
): Promise<Triangulations> {
  const material = await readMaterial(context, question, [indicator])
  const outcome = run(context, material, question.primary, question.compared, indicator)
  if (outcome.status !== 'ok') throw new AppError(refusals[outcome.status] ?? 'not_found', outcome.reason)
  return outcome.sources.map((source) => ({
    [source.source.name]: triangulatedSource(source, outcome.primary),
  }))
}

const refusals: Partial<Record<string, 'invalid_input'>> = {
  same_source: 'invalid_input',
  not_comparable: 'invalid_input',
}

async function aggregate(context: AnalysisContext, question: Question): Promise<Triangulations> {
  const { primary, compared } = question
  if (compared.includes(primary) || new Set(compared).size < compared.length) {
    throw new AppError(
      'invalid_input',
      'A source cannot be compared with itself. Please choose different sources.',
    )
  }
  const lists = await context.data.lists()
  const has = (id: number) =>
    lists.indicators.filter((one) => one.datasources.includes(id)).map((one) => one.id)
  const shared = (other: number): number[] =>
    has(primary).filter((indicator) => has(other).includes(indicator))
  const material = await readMaterial(context, question, [...new Set(compared.flatMap(shared))])
  return {
    aggregate: compared.map((other) => {
      const outcomes = shared(other).map((indicator) => ({
        indicator,
        outcome: run(context, material, primary, [other], indicator),
      }))
      return { [rowOf(lists.datasources, other, 'data source').datasource]: aggregatedSource(outcomes) }
    }),
  }
}

/** What was read for one question: the series of any of its sources and indicators, and who feeds whom. */
interface Material {
  make(datasource: number, indicator: number): SourceSeries
  lineage: readonly LineageLink[]
}

function run(
  context: AnalysisContext,
  { make, lineage }: Material,
  primary: number,
  compared: readonly number[],
  indicator: number,
): Outcome<Triangulation> {
  return triangulate({
    primary: make(primary, indicator),
    compared: compared.map((id) => make(id, indicator)),
    currentYear: currentYear(context),
    lineage,
  })
}

/** Reads all rows once. */
async function readMaterial(
  { db, data }: AnalysisContext,
  { primary, compared, location }: Question,
  indicators: readonly number[],
): Promise<Material> {
  const lists = await data.lists()
  const datasources = [primary, ...compared]
  const isEmpty = indicators.length === 0
  const series = isEmpty
    ? []
    : await readSeries(db, { indicators, datasources, ...(location !== null && { locations: [location] }) })
  const measurements = await db
    .selectFrom('datasource_specific_indicators')
    .select(['indicator', 'datasource', 'indicator_definition', 'data_level', 'senatorial', 'lga'])
    .where('datasource', 'in', datasources)
    .execute()
  return {
    make: (datasource, indicator) =>
      sourceSeries({ lists, indicator, datasource, location, series, measurements }),
    lineage: await readLineage(db.withTables<AnalysisTables>()),
  }
}
