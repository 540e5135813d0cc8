import type { PlacedSection } from '@msdat/sdk/contracts/composition'
import { contributionPoints } from '@msdat/sdk/contracts/contributionPoints'
import type { Release } from '@msdat/sdk/contracts/registry'

export interface PlaceableSection {
  /** Names it in a list of choices. */
  key: string
  section: PlacedSection
  pluginName: string
}

/** The sections of the plugins that run, less those that are placed already. */
export function placeableSections(
  releases: readonly Release[],
  placed: readonly PlacedSection[],
): PlaceableSection[] {
  return releases.flatMap(({ plugin, name, contributes }) =>
    contributes
      .filter(({ point, id }) => contributionPoints[point].isPlaced && !placed.some(isAt(plugin, id)))
      .map(({ id, title }) => ({
        key: `${plugin} ${id}`,
        section: { plugin, contribution: id, title },
        pluginName: name,
      })),
  )
}

const isAt =
  (plugin: string, contribution: string) =>
  (one: PlacedSection): boolean =>
    one.plugin === plugin && one.contribution === contribution
