import { nationOf, type AnalysisContext } from '../analysis/analysisContext.ts'
import { readSampleSizes } from '../data/readSampleSizes.ts'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { ChatDraft } from './ChatDraft.ts'
import { readFigures, type ShelfFigure } from './FigureShelf.ts'
import type { Reading } from './readChat.ts'
import { Wording } from './Wording.ts'

/** What an answer is made from. */
export interface AnswerParts {
  context: AnalysisContext
  lists: ReferenceLists
  reading: Reading
}

const mostOthers = 4

/** The newest figure that fits, with what other sources say; for each indicator and place that is named. */
export async function answerFigure(parts: AnswerParts): Promise<ChatDraft> {
  const { lists, reading } = parts
  const places = reading.places.length > 0 ? reading.places : [nationOf(lists)]
  const drafts: ChatDraft[] = []
  for (const indicator of reading.indicators.slice(0, 3)) {
    for (const location of places.slice(0, 4)) drafts.push(await tellFigure(parts, indicator, location))
  }
  return joinDrafts(drafts)
}

async function tellFigure(parts: AnswerParts, indicator: number, location: number): Promise<ChatDraft> {
  const { context, lists, reading } = parts
  const words = new Wording(lists)
  const all = await readFigures(context, lists, { indicator, locations: [location] })
  const fitting = await readFigures(context, lists, {
    indicator,
    locations: [location],
    datasources: reading.sources.length > 0 ? reading.sources : undefined,
    sourceClass: reading.sourceClass,
  })
  const ofYear = fitting.filter(({ period }) => isOfYears(period, reading.years))
  const figure = ofYear[0]
  if (!figure) return tellMissing(parts, { indicator, location, all, fitting })
  const others = newestOfEach(all).filter((one) => one.datasource !== figure.datasource)
  return {
    kind: 'figure',
    lines: [
      `${words.indicator(indicator)} in ${words.place(location)}: **${words.value(indicator, figure.value)}** (${words.origin(figure)}).`,
      ...intervalOf(figure, words),
      ...sampleOf(figure),
      ...(figure.note ? [`Note of the publication: ${figure.note}.`] : []),
      ...targetOf(lists, indicator, words),
      ...(others.length > 0 && reading.sources.length === 0
        ? ['Newest figures of other sources, which may repeat one another:']
        : []),
      ...(reading.sources.length === 0
        ? others
            .slice(0, mostOthers)
            .map((one) => `- ${words.origin(one)}: ${words.value(indicator, one.value)}`)
        : []),
    ],
    figures: [figure, ...(reading.sources.length === 0 ? others.slice(0, mostOthers) : [])],
    links: [words.view(figure)],
    suggestions: [
      `How has ${words.indicator(indicator)} changed in ${words.place(location)}?`,
      `Which state has the highest ${words.indicator(indicator)}?`,
      `What is ${words.indicator(indicator)}?`,
    ],
  }
}

interface Missing {
  indicator: number
  location: number
  all: readonly ShelfFigure[]
  fitting: readonly ShelfFigure[]
}

/** How many were asked in the round that a figure is from; a state's own sample is a part of it. */
function sampleOf({ datasource, period }: ShelfFigure): string[] {
  const sizes = readSampleSizes().filter((one) => one.datasource === datasource && one.period === period)
  const [first] = sizes
  if (!first) return []
  const told = sizes.map(({ n, unit }) => `${n.toLocaleString('en')} ${unit}`).join(', ')
  return [`Sample of ${first.survey}, the whole country: ${told}.`]
}

/** Says what there is instead, without its values: they answer another question. */
function tellMissing(
  { lists, reading }: AnswerParts,
  { indicator, location, all, fitting }: Missing,
): ChatDraft {
  const words = new Wording(lists)
  const asked = [
    reading.sources.map(words.source).join(' or ') ||
      (reading.sourceClass ? `a ${reading.sourceClass.toLowerCase()}` : ''),
    reading.years.join(' or '),
  ].filter(Boolean)
  const near = fitting.length > 0 ? fitting : all
  const have = [...new Set(near.map((one) => `${words.source(one.datasource)} ${one.period}`))].slice(0, 6)
  return {
    kind: 'missing',
    lines: [
      `There is no stored figure of ${words.indicator(indicator)} for ${words.place(location)}${asked.length > 0 ? ` by ${asked.join(', ')}` : ''}, so I give none.`,
      ...(have.length > 0 ? [`There are figures of: ${have.join('; ')}.`] : []),
    ],
    links: have.length > 0 ? [words.view({ indicator, location })] : [words.view({ indicator })],
    suggestions:
      have.length > 0
        ? have.slice(0, 2).map((one) => `${words.indicator(indicator)} in ${words.place(location)}, ${one}`)
        : [`Which sources have ${words.indicator(indicator)}?`],
  }
}

export const isOfYears = (period: string, years: readonly string[]): boolean =>
  years.length === 0 || years.includes(period.slice(0, 4))

/** The figures come newest first. */
export function newestOfEach(figures: readonly ShelfFigure[]): ShelfFigure[] {
  return figures.filter(
    ({ datasource }, at) => figures.findIndex((one) => one.datasource === datasource) === at,
  )
}

function intervalOf({ indicator, lower, upper }: ShelfFigure, words: Wording): string[] {
  if (lower === null || upper === null) return []
  return [`Interval of uncertainty: ${words.value(indicator, lower)} to ${words.value(indicator, upper)}.`]
}

export function targetOf({ indicators }: ReferenceLists, id: number, words: Wording): string[] {
  const {
    national_target: national,
    national_source,
    sdg_target: sdg,
  } = indicators.find((one) => one.id === id) ?? {}
  return [
    ...(typeof national === 'number'
      ? [`National target: ${words.value(id, national)}${national_source ? ` (${national_source})` : ''}.`]
      : []),
    ...(typeof sdg === 'number' ? [`SDG target: ${words.value(id, sdg)}.`] : []),
  ]
}

/** One answer of several; what is missing beside what is there is said in the same breath. */
export function joinDrafts(drafts: readonly ChatDraft[]): ChatDraft {
  const first = drafts.find(({ kind }) => kind !== 'missing') ?? drafts[0]
  if (!first) return { kind: 'missing', lines: ['There is no stored figure for this.'] }
  const separated = drafts.flatMap(({ lines }, at) => (at === 0 ? lines : ['', ...lines]))
  return {
    kind: first.kind,
    lines: separated,
    figures: drafts.flatMap(({ figures = [] }) => figures),
    links: drafts.flatMap(({ links = [] }) => links),
    suggestions: (first.suggestions ?? []).slice(0, 3),
  }
}
