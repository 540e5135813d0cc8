import { levels } from '@msdat/sdk/contracts/levels'
import { nationOf } from '../analysis/analysisContext.ts'
import { bySourceAndPeriod } from './bySourceAndPeriod.ts'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { ChatDraft } from './ChatDraft.ts'
import { answerFigure, isOfYears, joinDrafts, newestOfEach, type AnswerParts } from './figureAnswers.ts'
import { readFigures, type ShelfFigure } from './FigureShelf.ts'
import { numberText, roundedValue, Wording } from './Wording.ts'

const mostPoints = 10
const shownPlaces = 5

/** Every period of one source, the oldest first, and the difference between its ends. */
export async function answerTrend(parts: AnswerParts): Promise<ChatDraft> {
  const { lists, reading } = parts
  const places = reading.places.length > 0 ? reading.places : [nationOf(lists)]
  const drafts: ChatDraft[] = []
  for (const indicator of reading.indicators.slice(0, 2)) {
    for (const location of places.slice(0, 3)) drafts.push(await tellTrend(parts, indicator, location))
  }
  return joinDrafts(drafts)
}

async function tellTrend(parts: AnswerParts, indicator: number, location: number): Promise<ChatDraft> {
  const { context, lists, reading } = parts
  const words = new Wording(lists)
  const figures = await readFigures(context, lists, {
    indicator,
    locations: [location],
    datasources: reading.sources.length > 0 ? reading.sources : undefined,
    sourceClass: reading.sourceClass,
  })
  const [from, to] = [reading.years[0], reading.years[1]]
  const within = figures.filter(
    ({ period }) => (!from || period.slice(0, 4) >= from) && (!to || period.slice(0, 4) <= to),
  )
  const source = sourceOfTrend(within, lists)
  const points = within
    .filter(({ datasource }) => datasource === source)
    .toReversed()
    .slice(-mostPoints)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) {
    const one = await answerFigure({
      ...parts,
      reading: { ...reading, indicators: [indicator], places: [location], years: [] },
    })
    return {
      ...one,
      lines: ['No source has two figures here that could be compared over time.', ...one.lines],
    }
  }
  const change = roundedValue(roundedValue(last.value) - roundedValue(first.value))
  return {
    kind: 'trend',
    lines: [
      `${words.indicator(indicator)} in ${words.place(location)}, by ${words.source(last.datasource)}:`,
      ...points.map((one) => `- ${one.period}: ${words.value(indicator, one.value)}`),
      `From ${first.period} to ${last.period} the figure went from ${numberText(first.value)} to ${numberText(last.value)}, a difference of ${numberText(change)}. Whether that is more than chance is not tested here.`,
    ],
    figures: points,
    links: [words.view({ indicator, datasource: last.datasource, location })],
    suggestions: [
      `${words.indicator(indicator)} in ${words.place(location)}?`,
      `Which sources have ${words.indicator(indicator)}?`,
    ],
  }
}

/** A survey with three figures before all others: estimates join sources and may repeat one another. */
function sourceOfTrend(figures: readonly ShelfFigure[], { datasources }: ReferenceLists): number | undefined {
  const sources = newestOfEach(figures).map(({ datasource }) => datasource)
  const countOf = (id: number): number => figures.filter(({ datasource }) => datasource === id).length
  const isSurvey = (id: number): boolean =>
    datasources.find((one) => one.id === id)?.classification === 'Survey'
  return sources.find((id) => isSurvey(id) && countOf(id) > 2) ?? sources.find((id) => countOf(id) > 1)
}

/** The five highest or lowest places of the source and year that cover most of them. */
export async function answerRanking(parts: AnswerParts): Promise<ChatDraft> {
  const { context, lists, reading } = parts
  const words = new Wording(lists)
  const [indicator = 0] = reading.indicators
  const level = reading.wantsZones ? levels.zone : levels.state
  const called = reading.wantsZones ? 'zones' : 'states'
  const places = lists.locations.filter((one) => one.level === level).map(({ id }) => id)
  const figures = await readFigures(context, lists, {
    indicator,
    locations: places,
    datasources: reading.sources.length > 0 ? reading.sources : undefined,
    sourceClass: reading.sourceClass,
  })
  const chosen = bestCovered(
    figures.filter(({ period }) => isOfYears(period, reading.years)),
    places.length,
  )
  if (!chosen)
    return {
      kind: 'missing',
      lines: [
        `No source has figures of ${words.indicator(indicator)} for several ${called}, so I can rank none.`,
      ],
      suggestions: [`Which sources have ${words.indicator(indicator)}?`],
    }
  const wantsLow = isLowWanted(
    reading.question,
    lists.indicators.find(({ id }) => id === indicator)?.desirable_slope,
  )
  const ordered = chosen.toSorted((one, other) =>
    wantsLow ? one.value - other.value : other.value - one.value,
  )
  const heading = `${words.indicator(indicator)} by ${words.origin(ordered[0] as ShelfFigure)}, the ${wantsLow ? 'lowest' : 'highest'} of ${ordered.length} ${called} with a figure`
  const asked = ordered.filter(({ location }) => reading.places.includes(location))
  const rankOf = ({ value }: ShelfFigure): number => ordered.findIndex((one) => one.value === value) + 1
  const shown = ordered.slice(0, shownPlaces)
  return {
    kind: 'ranking',
    lines: [
      `${heading}:`,
      ...shown.map(
        (one) => `${rankOf(one)}. ${words.place(one.location)}: ${words.value(indicator, one.value)}`,
      ),
      ...asked.map(
        (one) =>
          `${words.place(one.location)} stands ${rankOf(one)} of ${ordered.length} in this order, with ${words.value(indicator, one.value)}.`,
      ),
      'States whose intervals overlap may differ by chance only.'.replace(
        'States',
        reading.wantsZones ? 'Zones' : 'States',
      ),
    ],
    figures: [...shown, ...asked],
    links: [words.view({ indicator, datasource: shown[0]?.datasource ?? 0, period: shown[0]?.period ?? '' })],
    suggestions: [`What is ${words.indicator(indicator)}?`, `How has ${words.indicator(indicator)} changed?`],
  }
}

/** Of the sources and years that have most places, the newest: a year with nine tenths of the most counts as full. */
function bestCovered(figures: readonly ShelfFigure[], most: number): ShelfFigure[] | null {
  const sizes = bySourceAndPeriod(figures)
  const fullest = Math.max(0, ...sizes.map(({ length }) => length))
  if (fullest < 2) return null
  // The figures come newest first, and so do the groups.
  return sizes.find(({ length }) => length >= Math.min(fullest, most) * 0.9) ?? null
}

function isLowWanted(question: string, slope: string | undefined): boolean {
  if (/\b(lowest|bottom|least|fewest|smallest)\b/i.test(question)) return true
  if (/\b(highest|most|largest|biggest)\b/i.test(question)) return false
  const isBestLow = slope === 'Negative'
  return /\bworst\b/i.test(question) ? !isBestLow : isBestLow
}

/** Places side by side, by one source and year that has all of them; sources side by side for one place. */
export async function answerComparison(parts: AnswerParts): Promise<ChatDraft> {
  const { context, lists, reading } = parts
  const [indicator = 0] = reading.indicators
  if (reading.places.length < 2 || reading.indicators.length > 1) return answerFigure(parts)
  const words = new Wording(lists)
  const figures = await readFigures(context, lists, {
    indicator,
    locations: reading.places,
    datasources: reading.sources.length > 0 ? reading.sources : undefined,
    sourceClass: reading.sourceClass,
  })
  const groups = bySourceAndPeriod(figures.filter(({ period }) => isOfYears(period, reading.years)))
  const shared = groups.find(({ length }) => length === reading.places.length)
  if (!shared) {
    const each = await answerFigure(parts)
    return {
      ...each,
      lines: [
        'No source has all of these places in one year, so the figures are not comparable at once.',
        '',
        ...each.lines,
      ],
    }
  }
  const ordered = reading.places.flatMap((place) => shared.filter(({ location }) => location === place))
  const [one, other] = ordered as [ShelfFigure, ShelfFigure]
  const gap = roundedValue(Math.abs(roundedValue(one.value) - roundedValue(other.value)))
  return {
    kind: 'comparison',
    lines: [
      `${words.indicator(indicator)} by ${words.origin(one)}:`,
      ...ordered.map(
        (figure) => `- ${words.place(figure.location)}: ${words.value(indicator, figure.value)}`,
      ),
      ...(ordered.length === 2 ? [`The difference is ${numberText(gap)}.`] : []),
    ],
    figures: ordered,
    links: [words.view(one)],
    suggestions: reading.places
      .slice(0, 2)
      .map((place) => `How has ${words.indicator(indicator)} changed in ${words.place(place)}?`),
  }
}
