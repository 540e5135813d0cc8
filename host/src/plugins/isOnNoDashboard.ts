import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import { contributionPoints } from '@msdat/sdk/contracts/contributionPoints'
import type { Manifest } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'

/** Whether a plugin has sections, and none of them stands on a dashboard. */
export function isOnNoDashboard(
  { plugin, contributes }: Pick<Release, 'plugin'> & Pick<Manifest, 'contributes'>,
  dashboards: readonly Dashboard[],
): boolean {
  const sections = contributes.filter(({ point }) => contributionPoints[point].isPlaced)
  const isPlaced = dashboards.some((dashboard) => dashboard.sections.some((one) => one.plugin === plugin))
  return sections.length > 0 && !isPlaced
}
