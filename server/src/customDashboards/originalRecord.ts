import type { DashboardContent, NewCustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import type { CustomSection } from '@msdat/sdk/contracts/customSections'
import type { OriginalConfig } from '@msdat/sdk/contracts/originalCustomDashboard'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { ListedContent } from './customDashboardMigrations.ts'

/** The sections that the first platform had, by the names that stand in its `sectionsArray`. */
const originalSections: readonly { name: RegExp; plugin: string; contribution: string }[] = [
  { name: /indicator overview/i, plugin: 'indicator-overview', contribution: 'overview' },
  { name: /indicator comparison/i, plugin: 'indicator-comparison', contribution: 'comparison' },
  { name: /dataset comparison/i, plugin: 'dataset-comparison', contribution: 'datasets' },
  { name: /zonal/i, plugin: 'zonal-analysis', contribution: 'zones' },
  { name: /multi.?source/i, plugin: 'multi-source-comparison', contribution: 'panels' },
]

type Found = Partial<DashboardContent>

/** What the fields of the first platform say of a dashboard, in ours. A `config` that cannot be read says nothing. */
export function fromOriginal(given: NewCustomDashboard): Found {
  const config = readConfig(given.config)
  const details = config?.dashboardDetails
  const title = given.name_of_dashboard ?? details?.name
  const indicators = ticked(config?.composedData)
  const dataSources = ticked(config?.surveyArray)
  const sections = config ? sectionsIn(config, given) : []
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof details?.description === 'string' && { description: details.description.slice(0, 500) }),
    ...(typeof details?.category === 'string' && { category: details.category.slice(0, 60) }),
    ...(indicators.length > 0 && { indicators }),
    ...(dataSources.length > 0 && { dataSources }),
    ...(sections.length > 0 && { sections }),
  }
}

function readConfig(text: string | undefined): Partial<OriginalConfig> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** Whatever a client wrote stands there: nothing of its shape is sure. */
function ticked(groups: unknown): number[] {
  const children = listOf(groups).flatMap((group) =>
    listOf((group as { children?: unknown } | null)?.children),
  )
  const ids = children.flatMap((child) => {
    const { id, selected } = (child ?? {}) as { id?: unknown; selected?: unknown }
    return selected === true && Number.isInteger(Number(id)) && Number(id) > 0 ? [Number(id)] : []
  })
  return [...new Set(ids)].slice(0, 500)
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function sectionsIn(config: Partial<OriginalConfig>, given: NewCustomDashboard): CustomSection[] {
  const placed = listOf(config.sectionsArray).flatMap((one): CustomSection[] => {
    const { name, active, isShow } = (one ?? {}) as { name?: unknown; active?: unknown; isShow?: unknown }
    const known = originalSections.find((section) => section.name.test(String(name)))
    if (!known || (active !== true && isShow !== true)) return []
    const { plugin, contribution } = known
    return [{ kind: 'plugin', title: String(name).slice(0, 60), plugin, contribution }]
  })
  const url = given.embedded_url ?? ''
  if (!/^https:\/\/[^\s"<>]+$/.test(url)) return placed
  const title = (given.embedded_url_title ?? '').slice(0, 60) || 'Embedded page'
  return [...placed, { kind: 'page', title, url, description: given.embedded_dashboard_description ?? '' }]
}

/** What we keep of the fields as they were sent. */
export function originalFieldsOf(given: NewCustomDashboard): Record<string, string> {
  const kept = {
    config: given.config,
    link: given.link,
    embedded_url: given.embedded_url,
    embedded_url_title: given.embedded_url_title,
    embedded_iframe: given.embedded_iframe,
    embedded_iframe_title: given.embedded_iframe_title,
    embedded_dashboard_description: given.embedded_dashboard_description,
  }
  return Object.fromEntries(
    Object.entries(kept).filter((field): field is [string, string] => Boolean(field[1])),
  )
}

/** Of each dashboard: names of groups and of their members are the same in all. */
export type ToConfig = (listed: ListedContent) => string

/** Tells dashboards that were built here as a client of the first platform reads them. */
export function configWriter({
  indicators,
  datasources,
}: Pick<ReferenceLists, 'indicators' | 'datasources'>): ToConfig {
  const areas = [...grouped(indicators, ({ program_area }) => program_area)]
  const classes = [...grouped(datasources, ({ classification }) => classification)]
  return (listed) => {
    const [chosenIndicators, chosenSources] = [new Set(listed.indicators), new Set(listed.dataSources)]
    const config: OriginalConfig = {
      dashboardDetails: {
        name: listed.title,
        description: listed.description,
        category: listed.category,
      },
      composedData: areas.map(([name, members]) => {
        const children = tick(members, chosenIndicators)
        return { parent: { name, isChildSelected: children.some(({ selected }) => selected) }, children }
      }),
      surveyArray: classes.map(([name, members]) => ({
        name,
        children: tick(members, chosenSources),
      })),
      sectionsArray: listed.sectionTitles.map((name, at) => ({
        id: at + 1,
        name,
        active: true,
        isShow: true,
      })),
    }
    return JSON.stringify(config)
  }
}

const tick = (members: readonly { id: number }[], chosen: ReadonlySet<number>) =>
  members.map(({ id }) => ({ id, selected: chosen.has(id) }))

function grouped<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(nameOf(row))
    if (group) group.push(row)
    else groups.set(nameOf(row), [row])
  }
  return groups
}
