import type { Section } from '@msdat/sdk/contracts/dashboards'
import { isCommand, type CommandContribution } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { PluginStore } from '../plugins/PluginStore.ts'
import type { PluginCommand } from './PluginCommand.ts'

/**
 * The commands of what runs for this visitor: of the add-ons that are on, and of the tabs of the open dashboard. Of two
 * with one key, that of the dashboard has it, then that of the add-on that was switched on first.
 */
export function pluginCommands(
  plugins: Pick<PluginStore, 'releases' | 'isOn' | 'decidedAt'>,
  sections: readonly Section[],
): PluginCommand[] {
  const found = plugins.releases
    .flatMap((release) => release.contributes.filter(isCommand).map((command) => ({ release, command })))
    .flatMap(({ release, command }) => {
      const place = placeOf(release, command, sections)
      if (place === null || (place.section === null && !plugins.isOn(release.plugin))) return []
      return [{ release, command, section: place.section }]
    })
  const since = ({ section, release }: (typeof found)[number]): string =>
    section === null ? plugins.decidedAt(release.plugin) : ''
  const owners = new Map<string, Release>()
  return found
    .toSorted((one, other) => (since(one) < since(other) ? -1 : since(one) > since(other) ? 1 : 0))
    .map((one) => {
      const { key } = one.command
      const owner = key === undefined ? undefined : owners.get(key)
      if (key !== undefined && !owner) owners.set(key, one.release)
      return { ...one, keyOwner: owner ?? null }
    })
}

/** Null where what it runs in is neither a panel nor a tab of the open dashboard. */
function placeOf(
  { plugin, contributes }: Release,
  { runsIn }: CommandContribution,
  sections: readonly Section[],
): { section: string | null } | null {
  const view = contributes.find(({ id }) => id === runsIn)
  if (view?.point === 'panel') return { section: null }
  const section = sections.find((one) => one.plugin === plugin && one.contribution === runsIn)
  return section && view?.point !== 'command' ? { section: section.id } : null
}
