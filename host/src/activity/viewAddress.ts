import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import type { UserInteraction } from '@msdat/sdk/contracts/interactions'
import { dashboardPath } from '../dashboards/dashboardPath.ts'
import { writeAddress } from '../selection/writeAddress.ts'

/** The address that opens what was viewed. What was noted without one opens by what is known of it. */
export function viewAddress(view: UserInteraction, dashboards: readonly Dashboard[]): string {
  if (view.address) return view.address
  const dashboard = dashboards.find(({ name }) => name === view.dashboard)
  const named = ({ id, title }: { id: string; title: string }): boolean => [id, title].includes(view.section)
  const asked = {
    ...(view.indicator !== null && { indicator: view.indicator }),
    ...(view.datasource !== null && { datasource: view.datasource }),
    ...(view.location !== null && { location: view.location }),
    ...(view.year && { period: view.year }),
  }
  const path = dashboardPath(dashboard ?? { name: view.dashboard })
  return path + writeAddress(dashboard?.sections.find(named)?.id, asked)
}
