import { contributionPoints } from '@msdat/sdk/contracts/contributionPoints'
import type { Dashboard, Section } from '@msdat/sdk/contracts/dashboards'
import type { Release } from '@msdat/sdk/contracts/registry'
import { marked } from './toLocalRelease.ts'

/** A dashboard as the author of a local plugin sees it: its tabs stand where they are placed already, or come last. */
export function withLocalSections(dashboard: Dashboard, local: Release | null): Dashboard {
  if (!local) return dashboard
  const placed = local.contributes.filter(({ point }) => contributionPoints[point].isPlaced)
  const isLocal = ({ plugin, contribution }: Section): boolean =>
    plugin === local.plugin && placed.some(({ id }) => id === contribution)
  const here = dashboard.sections.map((one) => (isLocal(one) ? { ...one, title: marked(one.title) } : one))
  const added = placed
    .filter(({ id }) => !here.some((one) => one.plugin === local.plugin && one.contribution === id))
    .map(({ id, title }) => ({ id: `local-${id}`, plugin: local.plugin, contribution: id, title }))
  return { ...dashboard, sections: [...here, ...added] }
}
