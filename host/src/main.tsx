import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import { getIndex } from '@msdat/sdk/contracts/registry'
import { App } from './app/App.tsx'
import { createFrameHost } from './app/createFrameHost.ts'
import { createStores } from './app/createStores.ts'
import { followNewPage } from './app/keepPage.ts'
import { RuntimeFailure } from './app/RuntimeFailure.tsx'
import { connectionIsBack, startUp } from './app/startUp.ts'
import { StoresProvider } from './app/Stores.ts'
import { homePath, isEmbedPath } from '@msdat/sdk/view'
import { callWithoutSession } from './embeds/callWithoutSession.ts'
import { FrameHostContext } from './frames/FrameHostContext.ts'
import { RegistryIndex } from './frames/RegistryIndex.ts'
import { keepAcrossVisits } from './loading/keepAcrossVisits.ts'
import { connectLater, loadLocalCodeLater } from './localPlugin/connectLater.ts'
import { findLocalServer, forgetLocalServer, openSessionStorage } from './localPlugin/findLocalServer.ts'
import { keepWithAccount } from './plugins/keepWithAccount.ts'
import { LocalKeep } from './services/LocalKeep.ts'
import { openLocalStorage } from './services/openLocalStorage.ts'
import './styles/base.css'
import './styles/parts.css'
import './styles/firstFigure.css'

// The server writes both into the page itself, so that neither can be changed on the way to a script.
const written = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

// The router would draw an empty page first, only to be led here.
if (window.location.pathname === '/') {
  window.history.replaceState(null, '', homePath + window.location.search + window.location.hash)
}
const isEmbedded = isEmbedPath(window.location.pathname)
if (isEmbedded) callWithoutSession(window)
const storage = isEmbedded ? null : openLocalStorage()
const registryIndex = new RegistryIndex({
  key: written('msdat-registry-key'),
  // Read again and again, so an idle page too learns of a server that is away.
  readSigned: () => call(getIndex, {}, { fetch: stores.server.carry }),
  storage,
})
const keep = new LocalKeep(storage)
const session = isEmbedded ? null : openSessionStorage()
const stores = createStores({
  keep,
  local: {
    server: isEmbedded ? null : findLocalServer(session),
    connect: connectLater,
    loadCode: (server, digest) => loadLocalCodeLater(frameHost.modules, server, digest),
    session,
    forgetServer: () => forgetLocalServer(session),
  },
  readIndex: async () => {
    const index = await registryIndex.read()
    frameHost.indexChanged(index)
    return index
  },
  onReturn: () => connectionIsBack(stores, frameHost),
})
// The address of this script holds a digest of it.
const kept = (name: string) => ({ keep, name, build: import.meta.url })
keepAcrossVisits(stores.catalog.catalog, kept('catalog'))
keepAcrossVisits(stores.dashboards.dashboards, kept('dashboards'))
const frameHost = createFrameHost(stores, {
  pluginDomain: written('msdat-plugin-domain'),
  storage,
  isEmbedded,
})

/** Not awaited by this module: what an embed loads may stand in one file with it, and would wait for itself. */
async function start(): Promise<void> {
  let Page = App
  if (isEmbedded) {
    const [{ startEmbed }, { EmbedApp }] = await Promise.all([
      import('./embeds/startEmbed.ts'),
      import('./embeds/EmbedApp.tsx'),
    ])
    startEmbed(stores, frameHost, registryIndex)
    Page = EmbedApp
  } else {
    startUp(stores, frameHost, registryIndex)
    keepWithAccount({
      keep,
      plugins: stores.plugins,
      user: () => stores.accounts.user?.id ?? null,
      merge: async (choices) => {
        const { mergePluginChoices } = await import('@msdat/sdk/contracts/pluginChoices')
        return (await call(mergePluginChoices, { choices: [...choices] })).choices
      },
    })
    followNewPage()
  }
  // What the last visit believed is there in a moment: with it, the first drawing holds the open tab's frame already.
  const lastIndex = await registryIndex.readKept()
  if (lastIndex && stores.plugins.index.offer(lastIndex)) frameHost.indexChanged(lastIndex)

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element.')
  createRoot(root).render(
    <RuntimeFailure>
      <StoresProvider value={stores}>
        <FrameHostContext value={frameHost}>
          <BrowserRouter>
            <Page />
          </BrowserRouter>
        </FrameHostContext>
      </StoresProvider>
    </RuntimeFailure>,
  )
}

void start()
