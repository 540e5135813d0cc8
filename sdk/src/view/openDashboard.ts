import type { Dashboard, Section } from '../contracts/dashboards.ts'
import type { AskedView } from './AskedView.ts'

/** Where `/` leads. */
export const homePath = '/dashboard/Health_Outcomes_and_Service_Coverage'

/** The name in `/dashboard/{name}` or `/dashboard/{name}/{id}`; null for other pages. */
export function dashboardNameIn(pathname: string): string | null {
  const name = /^\/dashboard\/([^/]+)(\/[^/]+)?\/?$/.exec(pathname)?.[1]
  if (!name) return null
  try {
    return decodeURIComponent(name)
  } catch {
    return null
  }
}

/** The dashboard that an address names, by its own path or by its name in any case; null where there is none. */
export function dashboardAt(dashboards: readonly Dashboard[], pathname: string): Dashboard | null {
  const name = dashboardNameIn(pathname)?.toLowerCase()
  const path = pathname.replace(/\/$/, '')
  return dashboards.find((one) => one.path === path || one.name.toLowerCase() === name) ?? null
}

/**
 * The open tab: the one asked for by name, else by number, else the dashboard's own choice, else the first of
 * `sections`, which is the visitor's own order of the tabs where there is one.
 */
export function openSection(
  dashboard: Pick<Dashboard, 'sections'>,
  { section, index }: Pick<AskedView, 'section' | 'index'>,
  sections: readonly Section[] = dashboard.sections,
): Section | null {
  const numbered = index === null ? undefined : dashboard.sections[index]
  const own = sections.find(({ isDefault }) => isDefault)
  return sections.find(({ id }) => id === section) ?? numbered ?? own ?? sections[0] ?? null
}
