import { levels } from '@msdat/sdk/contracts/levels'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import { readSeries, type SeriesObservation } from '../analysis/readSeries.ts'
import { factPack } from '../assistant/factPack.ts'
import type { FigureAsked } from '../assistant/FigureAsked.ts'
import { rowWithId } from '../data/pageOf.ts'
import { toFirstFigure } from '../firstFigure/readFirstFigure.ts'
import type { View } from '../firstFigure/readView.ts'
import type { Brand, Mark, PictureChart, PictureFacts } from './PictureFacts.ts'

/** Fewer marks say nothing that the lines beside them do not. */
const fewestStates = 5
const fewestYears = 2

/** The figure of a view with its neighbours, from stored rows alone. */
export async function readPictureFacts(
  context: AnalysisContext,
  { section, figure }: View,
  brand: Brand,
): Promise<PictureFacts> {
  const facts = await factPack(context, figure)
  return {
    figure: toFirstFigure(facts, { ...figure, section: section.id }),
    section: section.title,
    unit: facts.unit,
    chart: await readChart(context, figure),
    citation: await readCitation(context, figure),
    brand,
  }
}

/** A state stands among the states; other places show their years, where there are enough. */
async function readChart(context: AnalysisContext, figure: FigureAsked): Promise<PictureChart | null> {
  const { locations, datasources } = await context.data.lists()
  const source = rowWithId(datasources, figure.datasource, 'data source').datasource
  const ofSource = { indicators: [figure.indicator], datasources: [figure.datasource] }
  const stateNames = new Map(
    locations.filter(({ level }) => level === levels.state).map(({ id, name }) => [id, name]),
  )
  const ofStates = { ...ofSource, locations: [...stateNames.keys()], year: figure.period }
  const states = (await readSeries(context.db, ofStates))
    .flatMap(({ location, observations: [found] }) => {
      const name = stateNames.get(location)
      return name && found ? [toMark(name, found, location === figure.location)] : []
    })
    .sort((one, other) => one.value - other.value)
  const [own] = await readSeries(context.db, { ...ofSource, locations: [figure.location] })
  const years = (own?.observations ?? []).map((one) => toMark(one.period, one, one.period === figure.period))
  const asStates: PictureChart | null =
    states.length < fewestStates
      ? null
      : { kind: 'states', title: `${states.length} states, ${source} ${figure.period}`, marks: states }
  const asYears: PictureChart | null =
    years.length < fewestYears
      ? null
      : { kind: 'years', title: `${years[0]?.name} to ${years.at(-1)?.name}, ${source}`, marks: years }
  return stateNames.has(figure.location) ? (asStates ?? asYears) : (asYears ?? asStates)
}

const toMark = (name: string, { value, lower, upper }: SeriesObservation, isShown: boolean): Mark => ({
  name,
  value,
  lower,
  upper,
  isShown,
})

/** The publication behind the figure; the full name of its source where none is on record. */
async function readCitation(context: AnalysisContext, figure: FigureAsked): Promise<string> {
  const row = await context.db
    .selectFrom('data_values')
    .innerJoin('citations', 'citations.id', 'data_values.citation')
    .select('citations.text')
    .where('data_values.indicator', '=', figure.indicator)
    .where('data_values.datasource', '=', figure.datasource)
    .where('data_values.location', '=', figure.location)
    .where('data_values.period', '=', figure.period)
    .orderBy('data_values.value_type')
    .executeTakeFirst()
  const { datasources } = await context.data.lists()
  return row?.text ?? rowWithId(datasources, figure.datasource, 'data source').full_name
}
