import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { triangulate as endpoint, Triangulations } from '@msdat/sdk/contracts/triangulation'
import { AppError } from '@msdat/sdk/contracts/problem'
import { type LineageLink, triangulationSteps, type Outcome, type Triangulation } from '@msdat/sdk/methods'
import { currentYear, type AnalysisContext } from './analysisContext.ts'
import type { AnalysisTables } from './analysisMigrations.ts'
import { aggregatedSource } from './aggregatedSource.ts'
import { inSteps } from './inSteps.ts'
import { readLineage } from './lineage.ts'
import { readMaterial, type Material } from './readMaterial.ts'
import { triangulatedSource } from './triangulatedSource.ts'
import { rowWithId } from '../data/pageOf.ts'
import { letOthersIn } from '../http/letOthersIn.ts'
import type { Caller } from '../longReads/LongReads.ts'

/** Scores one or two sources against a primary one: one entry each, or an aggregate where no indicator is chosen. */
export async function triangulation(
  context: AnalysisContext,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<Triangulations> {
  const primary = idOf(input, 'primary_datasource', 'primary')
  const secondary = idOf(input, 'secondary_datasource', 'secondary')
  if (primary === null || secondary === null) {
    throw new AppError(
      'invalid_input',
      'Empty Parameters – Please select a primary and secondary data source',
    )
  }
  const third = idOf(input, 'third_datasource', 'optional')
  const compared = third === null ? [secondary] : [secondary, third]
  const question: Question = {
    primary,
    compared,
    indicator: idOf(input, 'indicator_id', 'selectedIndicator'),
    location: idOf(input, 'location_id', 'selectedLocation'),
    caller,
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
  caller: Caller
}

type Input = InputOf<typeof endpoint>

/** Clients know each choice by two names; null where neither names one. */
function idOf(input: Input, name: keyof Input, other: keyof Input): number | null {
  const given = [input[name], input[other]].filter((text) => text !== undefined && text !== 'None')
  const [first = null] = given.map(Number)
  if (new Set(given).size < 2) return first
  const reason = `is another name of ${name}, and the two differ`
  throw new AppError('invalid_input', `${other} ${reason}.`, { [other]: [reason] })
}

async function checkIds(
  { data }: AnalysisContext,
  { primary, compared, indicator, location }: Question,
): Promise<void> {
  const lists = await data.lists()
  for (const id of [primary, ...compared]) rowWithId(lists.datasources, id, 'data source')
  if (indicator !== null) rowWithId(lists.indicators, indicator, 'indicator')
  if (location !== null) rowWithId(lists.locations, location, 'location')
}

async function ofIndicator(
  context: AnalysisContext,
  question: Question,
  indicator: number,
): Promise<Triangulations> {
  const { primary, compared } = question
  const make = await readMaterial(context, { ...question, indicator }, question.caller)
  const lineage = await readLineage(context.db.withTables<AnalysisTables>())
  const outcome = await run(context, { make, lineage }, primary, compared)
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
  const lineage = await readLineage(context.db.withTables<AnalysisTables>())
  const outcomes = new Map<number, RankedOutcome[]>(compared.map((other) => [other, []]))
  // One indicator after the other: the rows of all at once would not fit into memory.
  for (const { id: indicator, datasources } of lists.indicators) {
    const sharing = compared.filter((other) => datasources.includes(primary) && datasources.includes(other))
    if (sharing.length === 0) continue
    await letOthersIn()
    const make = await readMaterial(context, { ...question, compared: sharing, indicator }, question.caller)
    for (const other of sharing) {
      outcomes
        .get(other)
        ?.push({ indicator, outcome: await run(context, { make, lineage }, primary, [other]) })
    }
  }
  return {
    aggregate: [...outcomes].map(([other, ofOther]) => ({
      [rowWithId(lists.datasources, other, 'data source').datasource]: aggregatedSource(ofOther),
    })),
  }
}

interface RankedOutcome {
  indicator: number
  outcome: Outcome<Triangulation>
}

function run(
  context: AnalysisContext,
  { make, lineage }: { make: Material; lineage: readonly LineageLink[] },
  primary: number,
  compared: readonly number[],
): Promise<Outcome<Triangulation>> {
  const steps = triangulationSteps({
    primary: make(primary),
    compared: compared.map(make),
    currentYear: currentYear(context),
    lineage,
  })
  return inSteps(steps)
}
