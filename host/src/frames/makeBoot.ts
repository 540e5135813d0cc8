import type { Theme } from '@msdat/sdk/contracts/appearance'
import { protocolVersion, type Boot } from '@msdat/sdk/contracts/bridge'
import type { Contribution } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { FrameHost } from './FrameHost.ts'
import { loadModule } from './loadShared.ts'
import type { SessionPlace } from './SessionPlace.ts'
import { entrySpecifier, ownModule } from '@msdat/sdk/contracts/modulesFor'

interface Booted {
  release: Release
  contribution: Contribution
  place: SessionPlace
  state: string | null
  theme: Theme
}

/** Points whose contributions have an address of their own. */
const sharing: readonly string[] = ['section', 'analytics', 'page']

/** Everything else that a frame needs to start, the plugin's code included; waits for what is not there yet. */
export async function makeBoot(
  host: FrameHost,
  { release, contribution, place, state, theme }: Booted,
): Promise<Boot> {
  const { modules, services } = host
  const { options } = place
  const settings = place.settings.values
  const code = await loadModule(modules, ownModule(release))
  const granted = [...services.granted(release)]
  const selection = granted.includes('selection:read') ? await host.firstSelection() : null
  const { point, id, title } = contribution
  return {
    kind: 'msdat:boot',
    protocol: protocolVersion,
    plugin: { id: release.plugin, version: release.version, name: release.name },
    contribution: { point, id, title },
    modules: [code],
    entry: entrySpecifier,
    granted,
    theme,
    selection,
    options,
    settings,
    card: services.card ?? null,
    areCardsShared: services.shareCard !== undefined && sharing.includes(point),
    state,
  }
}
