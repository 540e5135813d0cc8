import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import { dashboardNameIn } from '@msdat/sdk/view'

interface Dashboards {
  current: Dashboard | null
  dashboards: { value: Dashboard[] | null | undefined }
}

/** Whether a page has a view to be looked at, or will have when the list of dashboards is there. */
export function isViewAwaited({ current, dashboards }: Dashboards, pathname: string): boolean {
  return current !== null || (!dashboards.value && dashboardNameIn(pathname) !== null)
}
