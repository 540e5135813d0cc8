import type { ModuleStore } from '../frames/ModuleStore.ts'
import type { LocalSources } from './LocalPluginStore.ts'

/** Only who writes a plugin needs it, so no other visit fetches it. */
const read = () => import('./connectLocal.ts')

export const connectLater: LocalSources['connect'] = (server, hear) => {
  const connected = read().then(({ connectLocal }) => connectLocal(server, hear))
  connected.catch(hear.onEnd)
  return () => void connected.then((end) => end()).catch(() => undefined)
}

export async function loadLocalCodeLater(
  modules: ModuleStore,
  server: string,
  digest: string,
): Promise<void> {
  const { loadLocalCode } = await read()
  await loadLocalCode(modules, server, digest)
}
