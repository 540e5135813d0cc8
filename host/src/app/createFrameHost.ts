import { call } from '@msdat/sdk/http/call'
import { FrameFigures } from '../frameFigures/FrameFigures.ts'
import { sendFigures } from '../frameFigures/sendFigures.ts'
import { CrashNote, crashPlace } from '../frames/CrashNote.ts'
import type { FrameFault } from '../frames/FrameFault.ts'
import { FrameHost } from '../frames/FrameHost.ts'
import { FrameMode, probeByFrame } from '../frames/FrameMode.ts'
import { openModuleKeep } from '../frames/openModuleKeep.ts'
import { ModuleStore } from '../frames/ModuleStore.ts'
import { createHostMethods } from '../services/createHostMethods.ts'
import { PluginStorage } from '../services/PluginStorage.ts'
import { deafenPage, wholePage } from '../parts/deafenPage.ts'
import { isViewAwaited } from '../selection/isViewAwaited.ts'
import { shareCard } from '../share/shareCard.ts'
import { askToSignIn } from '../signIn/askToSignIn.ts'
import { cardIn } from '@msdat/sdk/view'
import { isForEmbeds } from '../embeds/isForEmbeds.ts'
import type { Stores } from './Stores.ts'

interface FramePlace {
  pluginDomain: string
  storage: Storage | null
  /** The page stands in one of another site. */
  isEmbedded?: boolean
}

/** What the plugins' frames need of this page. */
export function createFrameHost(
  stores: Stores,
  { pluginDomain, storage, isEmbedded = false }: FramePlace,
): FrameHost {
  const figures = new FrameFigures()
  sendFigures(figures)
  const crashes = isEmbedded ? undefined : new CrashNote(crashPlace())
  crashes?.watch()
  const frameHost: FrameHost = new FrameHost({
    services: {
      methods: createHostMethods(stores, new PluginStorage(storage), {
        capture: async () => (await import('../capture/capturePage.ts')).capturePage(frameHost),
        layOutAnew: () => deafenPage(wholePage, document.querySelector('.dock')),
      }),
      card: isEmbedded ? cardIn(stores.address.pathname) : null,
      ...(!isEmbedded && {
        shareCard: (card, of) => shareCard(stores, card, of),
        signIn: () => askToSignIn(stores),
      }),
      theme: (scheme) => (scheme ? stores.appearance.themeIn(scheme) : stores.appearance.theme),
      selection: () => stores.selection.shown?.selection ?? null,
      hasView: () => isViewAwaited(stores.dashboards, stores.address.pathname),
      granted: (release) => {
        const granted = stores.plugins.granted(release)
        return isEmbedded ? granted.filter(isForEmbeds) : granted
      },
      booted: (release, milliseconds) => figures.booted(release, milliseconds),
      refused: (release) => figures.refused(release),
      reportFault: (fault) => void reportFault(fault).catch(() => undefined),
      traceFault: async ({ bundle }, message) => {
        const { server } = stores.localPlugin
        if (server === null) return null
        const { traceLocalFault } = await import('../localPlugin/traceLocalFault.ts')
        return traceLocalFault(server, bundle.digest, message)
      },
    },
    modules: new ModuleStore(openModuleKeep()),
    mode: new FrameMode({ pluginDomain, probe: probeByFrame, storage, isEmbedded }),
    ...(crashes && { crashes }),
  })
  return frameHost
}

async function reportFault(fault: FrameFault): Promise<void> {
  const { reportPluginFault } = await import('@msdat/sdk/contracts/faults')
  await call(reportPluginFault, fault)
}
