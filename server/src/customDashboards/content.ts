import type { Selectable } from 'kysely'
import type {
  DashboardAppearance,
  DashboardContent,
  NewCustomDashboard,
} from '@msdat/sdk/contracts/customDashboards'
import type { CustomSection } from '@msdat/sdk/contracts/customSections'
import {
  listedIn,
  titlesOf,
  type CustomDashboardTable,
  type ListedContent,
} from './customDashboardMigrations.ts'
import { throwFaults } from './composition.ts'
import { fromOriginal } from './originalRecord.ts'
import { boundPictures } from './ownPictures.ts'

const usualAppearance: DashboardAppearance = { layout: 'tabs', accent: 'green', logo: null }

const nation = 1

/** Where nothing is said of sections: the one that opens every dashboard of the platform. */
export const firstSection: CustomSection = {
  kind: 'plugin',
  id: 'indicator-overview',
  title: 'Indicator Overview',
  plugin: 'indicator-overview',
  contribution: 'overview',
}

/** What a row holds now. */
export function contentOf(row: Row): DashboardContent {
  return boundPictures({
    ...composedOf(row),
    sections: JSON.parse(row.sections) as CustomSection[],
    appearance: JSON.parse(row.appearance) as DashboardAppearance,
  })
}

/** The same as a list tells it, out of columns that are small. */
export function listedOf(row: Pick<Row, ComposedColumn | 'section_titles'>): ListedContent {
  return { ...composedOf(row), sectionTitles: JSON.parse(row.section_titles) as string[] }
}

type Row = Selectable<CustomDashboardTable>
type ComposedColumn = (typeof composedColumns)[number]

export const composedColumns = [
  'title',
  'description',
  'category',
  'indicators',
  'datasources',
  'default_indicators',
  'initial_datasource',
  'initial_location',
] as const satisfies (keyof Row)[]

const composedOf = (row: Pick<Row, ComposedColumn>) => ({
  title: row.title,
  description: row.description,
  category: row.category,
  indicators: JSON.parse(row.indicators) as number[],
  dataSources: JSON.parse(row.datasources) as number[],
  defaultIndicators: JSON.parse(row.default_indicators) as number[],
  initialDataSource: row.initial_datasource,
  initialLocation: row.initial_location,
})

/** What is given as a whole dashboard: what is left out is as before, or as usual in a new one. */
export function completed(
  given: NewCustomDashboard,
  before: DashboardContent | null,
  usualSections: readonly CustomSection[],
): DashboardContent {
  const original = fromOriginal(given)
  const pick = <Name extends keyof DashboardContent>(name: Name): DashboardContent[Name] | undefined =>
    (given[name] as DashboardContent[Name] | undefined) ?? original[name] ?? before?.[name]
  const indicators = pick('indicators')
  const dataSources = pick('dataSources')
  throwFaults({
    title: pick('title') === undefined ? ['is required'] : [],
    indicators: indicators ? [] : ['is required'],
    dataSources: dataSources ? [] : ['is required'],
  })
  const offered = indicators ?? []
  const sources = dataSources ?? []
  const defaults = given.defaultIndicators ?? before?.defaultIndicators.filter((id) => offered.includes(id))
  const source = given.initialDataSource ?? before?.initialDataSource
  return {
    title: (pick('title') ?? '').trim(),
    description: pick('description') ?? '',
    category: pick('category') ?? '',
    indicators: offered,
    dataSources: sources,
    defaultIndicators: defaults?.length ? defaults : offered.slice(0, 3),
    initialDataSource:
      given.initialDataSource ?? (source && sources.includes(source) ? source : (sources[0] ?? 0)),
    initialLocation: pick('initialLocation') ?? nation,
    sections: withIds(pick('sections') ?? usualSections),
    appearance: pick('appearance') ?? usualAppearance,
  }
}

export function toColumns(content: DashboardContent) {
  return {
    title: content.title,
    title_key: titleKeyOf(content.title),
    description: content.description,
    category: content.category,
    indicators: JSON.stringify(content.indicators),
    datasources: JSON.stringify(content.dataSources),
    default_indicators: JSON.stringify(content.defaultIndicators),
    initial_datasource: content.initialDataSource,
    initial_location: content.initialLocation,
    sections: JSON.stringify(content.sections),
    section_titles: JSON.stringify(titlesOf(content.sections)),
    appearance: JSON.stringify(content.appearance),
  }
}

/** What others see of a dashboard; null where nothing was approved. */
export const toApprovedColumns = (content: DashboardContent | null) => ({
  approved: content && JSON.stringify(content),
  approved_entry: content && JSON.stringify(listedIn(content)),
})

/** Titles with the same key are the same to a reader. */
export const titleKeyOf = (title: string): string => title.trim().normalize('NFKC').toLowerCase()

/** Each section has an id of its own, which stands in links. */
function withIds(sections: readonly CustomSection[]): CustomSection[] {
  const taken = new Set<string>()
  return sections.map((section) => {
    const wanted = section.id ?? (section.kind === 'plugin' ? section.plugin : section.kind)
    let id = wanted
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
    taken.add(id)
    return { ...section, id, title: section.title.trim() }
  })
}
