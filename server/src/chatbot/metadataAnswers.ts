import { nationOf } from '../analysis/analysisContext.ts'
import type { ChatDraft } from './ChatDraft.ts'
import { joinDrafts, newestOfEach, targetOf, type AnswerParts } from './figureAnswers.ts'
import { readFigures } from './FigureShelf.ts'
import { Wording } from './Wording.ts'

const directions: Record<string, string> = {
  Positive: 'Higher is better.',
  Negative: 'Lower is better.',
  Unknown: 'It has no better direction.',
}

/** What an indicator measures, where it stands, and its newest national figure. */
export async function answerDefinition(parts: AnswerParts): Promise<ChatDraft> {
  const drafts: ChatDraft[] = []
  for (const indicator of parts.reading.indicators.slice(0, 2))
    drafts.push(await tellDefinition(parts, indicator))
  return joinDrafts(drafts)
}

async function tellDefinition(parts: AnswerParts, id: number): Promise<ChatDraft> {
  const { context, lists, reading } = parts
  const words = new Wording(lists)
  const indicator = lists.indicators.find((one) => one.id === id)
  if (!indicator) return { kind: 'missing', lines: ['This indicator is not stored any more.'] }
  const [newest] = await readFigures(context, lists, { indicator: id, locations: [nationOf(lists)] })
  const own = reading.sources[0] === undefined ? null : await sourceDefinition(parts, id, reading.sources[0])
  const sources = indicator.datasources.map(words.source).filter(Boolean)
  return {
    kind: 'definition',
    lines: [
      `**${indicator.full_name}**`,
      indicator.description || 'No longer definition is stored than this name.',
      ...(own ?? []),
      `Program area: ${indicator.program_area}. ${directions[indicator.desirable_slope] ?? ''}`.trim(),
      ...targetOf(lists, id, words),
      sources.length > 0
        ? `Sources with figures: ${sources.join(', ')}.`
        : 'No source has figures of it here.',
      ...(newest
        ? [
            `Newest figure for ${words.place(newest.location)}: ${words.value(id, newest.value)} (${words.origin(newest)}).`,
          ]
        : []),
    ],
    figures: newest ? [newest] : [],
    links: [words.view({ indicator: id })],
    suggestions: [
      `Which sources have ${indicator.short_name}?`,
      `Which state has the highest ${indicator.short_name}?`,
    ],
  }
}

/** The targets on record, beside the newest figure of the place that is named or of the nation. */
export async function answerTarget({ context, lists, reading }: AnswerParts): Promise<ChatDraft> {
  const words = new Wording(lists)
  const [indicator = 0] = reading.indicators
  const location = reading.places[0] ?? nationOf(lists)
  const targets = targetOf(lists, indicator, words)
  const [newest] = await readFigures(context, lists, { indicator, locations: [location] })
  return {
    kind: targets.length > 0 ? 'definition' : 'missing',
    lines: [
      `**${words.indicator(indicator)}**`,
      ...(targets.length > 0 ? targets : ['No target is on record.']),
      ...(newest
        ? [
            `Newest figure for ${words.place(location)}: ${words.value(indicator, newest.value)} (${words.origin(newest)}).`,
          ]
        : []),
    ],
    figures: newest ? [newest] : [],
    links: [words.view({ indicator, location })],
    suggestions: [`Which state has the highest ${words.indicator(indicator)}?`],
  }
}

async function sourceDefinition(
  { context, lists }: AnswerParts,
  indicator: number,
  datasource: number,
): Promise<string[]> {
  const row = await context.db
    .selectFrom('datasource_specific_indicators')
    .select(['indicator_definition', 'measurement_numerator', 'measurement_denominator'])
    .where('indicator', '=', indicator)
    .where('datasource', '=', datasource)
    .executeTakeFirst()
  const name = new Wording(lists).source(datasource)
  if (!row) return [`${name} has no definition of its own on record.`]
  return [
    ...(row.indicator_definition ? [`As ${name} defines it: ${row.indicator_definition}`] : []),
    ...(row.measurement_numerator ? [`Numerator: ${row.measurement_numerator}`] : []),
    ...(row.measurement_denominator ? [`Denominator: ${row.measurement_denominator}`] : []),
  ]
}

/** Which sources have an indicator, for the nation or the place that is named, and from when to when. */
export async function answerCoverage(parts: AnswerParts): Promise<ChatDraft> {
  const { context, lists, reading } = parts
  const words = new Wording(lists)
  const [indicator = 0] = reading.indicators
  const [place] = reading.places
  const figures = await readFigures(context, lists, {
    indicator,
    locations: place === undefined ? undefined : [place],
    datasources: reading.sources.length > 0 ? reading.sources : undefined,
    sourceClass: reading.sourceClass,
  })
  const fitting = figures.filter(
    ({ period }) => reading.years.length === 0 || reading.years.includes(period.slice(0, 4)),
  )
  const where = place === undefined ? '' : ` for ${words.place(place)}`
  const when = reading.years.length > 0 ? ` in ${reading.years.join(' or ')}` : ''
  if (fitting.length === 0)
    return {
      kind: 'missing',
      lines: [
        `No${reading.sources.length > 0 ? ` ${reading.sources.map(words.source).join(' or ')}` : ''} figure of ${words.indicator(indicator)}${where}${when} is stored.`,
        ...(figures.length > 0 ? [`There are figures of: ${periodsOf(figures).slice(-8).join(', ')}.`] : []),
      ],
      links: [words.view({ indicator })],
    }
  const newest = newestOfEach(fitting)
  return {
    kind: 'coverage',
    lines: [
      `Sources with figures of ${words.indicator(indicator)}${where}${when}:`,
      ...newest.map(({ datasource }) => {
        const own = fitting.filter((one) => one.datasource === datasource)
        const states = new Set(own.map(({ location }) => location)).size
        const periods = periodsOf(own)
        const shown =
          periods.length > 6
            ? `${periods[0]} to ${periods.at(-1)}, ${periods.length} periods`
            : periods.join(', ')
        return `- ${words.source(datasource)}: ${shown}${place === undefined ? `; places: ${states}` : ''}`
      }),
    ],
    links: [words.view({ indicator, ...(place !== undefined && { location: place }) })],
    suggestions: [
      `${words.indicator(indicator)} in ${place === undefined ? 'Nigeria' : words.place(place)}, newest survey?`,
    ],
  }
}

const periodsOf = (figures: readonly { period: string }[]): string[] =>
  [...new Set(figures.map(({ period }) => period))].sort()

/** What a source is, how it is made, and from when to when it has figures here. */
export async function answerSource({ context, lists, reading }: AnswerParts): Promise<ChatDraft> {
  const drafts: ChatDraft[] = []
  for (const id of reading.sources.slice(0, 2)) {
    const source = lists.datasources.find((one) => one.id === id)
    if (!source) continue
    const span = await context.db
      .selectFrom('indicator_datasources')
      .select((query) => [
        query.fn.countAll<number>().as('indicators'),
        query.fn.min('first_period').as('first'),
        query.fn.max('last_period').as('last'),
      ])
      .where('datasource', '=', id)
      .executeTakeFirst()
    const count = Number(span?.indicators ?? 0)
    drafts.push({
      kind: 'source',
      lines: [
        `**${source.full_name}** (${source.datasource}), ${source.classification.toLowerCase()}`,
        ...[source.description, source.methodology && `Method: ${source.methodology}`].filter(Boolean),
        ...(source.year_available ? [`Rounds or years: ${source.year_available}.`] : []),
        count > 0
          ? `Stored here: figures of ${count} indicators, from ${span?.first} to ${span?.last}.`
          : 'No figure of it is stored here.',
        ...(source.link ? [`More: ${source.link}`] : []),
      ],
      links: [{ label: 'All data sources', path: '/about#data-sources' }],
      suggestions: [`Which indicators does ${source.datasource} have?`],
    })
  }
  return joinDrafts(drafts)
}
