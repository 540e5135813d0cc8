import type { Card, CustomSection } from '@msdat/sdk/contracts/customSections'
import { blankContent, type BuilderContent } from '../builder/BuilderContent.ts'
import type { Names } from '@msdat/sdk/view'
import type { DashboardTemplate } from './templates.ts'

/** Most sources that a new dashboard begins with: those with most of its indicators. */
const mostSources = 8

interface Begin {
  template: DashboardTemplate
  names: Names
  /** Place it opens with. */
  location: number
  /** Whether a contribution runs here. */
  runs(plugin: string, contribution: string): boolean
}

/** A template as this installation can fill it. */
export function fromTemplate({ template, names, location, runs }: Begin): BuilderContent {
  const has = (id: number): boolean => (names.indicator(id)?.datasources.length ?? 0) > 0
  const indicators = template.indicators.filter(has)
  const dataSources = sourcesOf(indicators, names)
  const sections = template.sections.filter(
    (section) => section.kind !== 'plugin' || runs(section.plugin, section.contribution),
  )
  const headline = template.headline.filter(has)
  const board: CustomSection[] =
    headline.length > 0
      ? [{ kind: 'canvas', id: 'canvas', title: 'At a glance', cards: cardsOf(headline, names, location) }]
      : []
  const place = names.location(location)
  const defaults = template.defaults.filter(has)
  return {
    ...blankContent,
    title: place && place.parent !== null ? `${template.title}: ${place.name}` : template.title,
    description: template.description,
    indicators,
    dataSources,
    defaultIndicators: defaults.length > 0 ? defaults : indicators.slice(0, 3),
    initialDataSource: dataSources[0] ?? 0,
    initialLocation: location,
    sections: [...board, ...sections],
    appearance: { layout: 'tabs', accent: template.accent, logo: null },
  }
}

/** The sources with most of the indicators first; simulated ones are left out. */
function sourcesOf(indicators: readonly number[], names: Names): number[] {
  const counts = new Map<number, number>()
  for (const id of indicators)
    for (const source of names.indicator(id)?.datasources ?? [])
      if (!names.datasource(source)?.simulated) counts.set(source, (counts.get(source) ?? 0) + 1)
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, mostSources)
    .map(([id]) => id)
}

function cardsOf(headline: readonly number[], names: Names, location: number): Card[] {
  const width = 12 / Math.max(headline.length, 2)
  const figures = headline.map((indicator, at): Card => {
    const own = names.indicator(indicator)?.datasources ?? []
    const published = own.filter((id) => !names.datasource(id)?.simulated)
    return {
      kind: 'figure',
      id: `figure-${at + 1}`,
      title: '',
      place: { x: Math.floor(at * width), y: 0, w: Math.floor(width), h: 4 },
      indicator,
      datasource: published.includes(survey) ? survey : (published[0] ?? own[0] ?? 1),
      location,
      period: null,
    }
  })
  const text: Card = {
    kind: 'text',
    id: 'text-1',
    title: 'How to read this',
    place: { x: 0, y: 4, w: 12, h: 3 },
    text: 'Each figure is the newest that its source has published for this place. The other tabs compare sources and places.',
  }
  return [...figures, text]
}

/** The demographic and health survey: the source with the most indicators for states. */
const survey = 2
