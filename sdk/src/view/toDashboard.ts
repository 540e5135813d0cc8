import type { DashboardContent } from '../contracts/customDashboards.ts'
import type { CustomSection } from '../contracts/customSections.ts'
import type { Dashboard, Section } from '../contracts/dashboards.ts'

export type ShownContent = Pick<
  DashboardContent,
  | 'title'
  | 'description'
  | 'indicators'
  | 'dataSources'
  | 'defaultIndicators'
  | 'initialDataSource'
  | 'initialLocation'
  | 'sections'
>

/** The id of a section, also before the server has given it one. */
export const sectionId = (section: CustomSection, at: number): string => section.id ?? `new-${at + 1}`

/** A custom dashboard as the page shows dashboards. Its id is below zero, where those of the platform never are. */
export function toDashboard(content: ShownContent, id: number): Dashboard {
  const [first = 1] = content.indicators
  return {
    id: -1 - id,
    name: `custom-${id}`,
    title: content.title || 'Untitled dashboard',
    description: content.description,
    group: 'Other Dashboards',
    indicators: content.indicators,
    dataSources: content.dataSources,
    defaultIndicators: content.defaultIndicators,
    initialIndicator: content.defaultIndicators[0] ?? first,
    initialDataSource: content.initialDataSource,
    initialLocation: content.initialLocation,
    initialPeriod: String(new Date().getFullYear()),
    showTableRelatedIndicator: false,
    sections: content.sections.map(toSection),
    created_at: '',
    updated_at: '',
  }
}

/** The sections that no plugin draws have plugins whose names no manifest can have. */
function toSection(section: CustomSection, at: number): Section {
  const id = sectionId(section, at)
  const title = section.title || `Section ${at + 1}`
  if (section.kind !== 'plugin')
    return { id, title, plugin: `own:${section.kind}`, contribution: section.kind }
  const { plugin, contribution, options } = section
  return { id, title, plugin, contribution, ...(options && { options }) }
}
