import type { Theme } from '@msdat/sdk/contracts/appearance'
import { protocolVersion, type Boot } from '@msdat/sdk/contracts/bridge'
import type { Contribution } from '@msdat/sdk/contracts/manifest'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { SettingValues } from '@msdat/sdk/contracts/settings'
import type { FrameHost } from './FrameHost.ts'
import { entrySpecifier, modulesFor } from './modulesFor.ts'

interface Booted {
  release: Release
  contribution: Contribution
  options: Record<string, unknown>
  settings: SettingValues
  state: string | null
  theme: Theme
}

/** Points whose contributions have an address of their own. */
const sharing: readonly string[] = ['section', 'analytics', 'page']

/** Everything a frame needs to start, its code included; waits for what is not there yet. */
export async function makeBoot(
  host: FrameHost,
  { release, contribution, options, settings, state, theme }: Booted,
): Promise<Boot> {
  const { index, modules, services } = host
  if (!index) throw new AppError('unavailable', 'There is no list of plugins.')
  const load = async ({ specifier, digest }: { specifier: string; digest: string }) => ({
    specifier,
    code: await modules.load(digest),
  })
  const code = await Promise.all(modulesFor(release, index).map(load))
  const granted = [...services.granted(release)]
  const selection = granted.includes('selection:read') ? await host.firstSelection() : null
  const { point, id, title } = contribution
  return {
    kind: 'msdat:boot',
    protocol: protocolVersion,
    plugin: { id: release.plugin, version: release.version, name: release.name },
    contribution: { point, id, title },
    modules: code,
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
