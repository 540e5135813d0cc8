import type { Dashboard } from '@msdat/sdk/contracts/dashboards'

export const analyticsPath = '/dashboard/Advanced_Analytics'

/** Whether somebody has built it: only those of the platform have ids above zero. */
export const isCustom = ({ id }: Pick<Dashboard, 'id'>): boolean => id < 0

/** Its own address where it is a page of one plugin. */
export function dashboardPath({ name, path }: Pick<Dashboard, 'name' | 'path'>): string {
  return path ?? `/dashboard/${encodeURIComponent(name)}`
}

/** Whether there are tabs to choose from: a page of one plugin has none. */
export const hasTabs = ({ path, sections }: Pick<Dashboard, 'path' | 'sections'>): boolean =>
  path === undefined || sections.length > 1
