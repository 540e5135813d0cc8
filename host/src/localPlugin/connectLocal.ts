import { localCodePath, localNewsPath } from '@msdat/sdk/contracts/localPlugin'
import { validate } from '@msdat/sdk/contracts/validate/browser'
import type { ModuleStore } from '../frames/ModuleStore.ts'
import type { LocalSources } from './LocalPluginStore.ts'

/** Listens to "msdat-plugin dev". The browser tries again by itself when it has gone. */
export const connectLocal: LocalSources['connect'] = (server, { onNews, onEnd }) => {
  const source = new EventSource(server + localNewsPath)
  // Only who writes a plugin hears news, so no other visit fetches their contract.
  const contract = import('@msdat/sdk/contracts/localPluginNews')
  const hear = async (data: string): Promise<void> => {
    const { LocalPluginNews } = await contract
    if (source.readyState === EventSource.CLOSED) return
    const read = validate(LocalPluginNews, JSON.parse(data))
    if (read.ok) onNews(read.value)
    else onEnd()
  }
  source.addEventListener('message', ({ data }: MessageEvent<string>) => void hear(data).catch(onEnd))
  source.addEventListener('error', onEnd)
  return () => source.close()
}

/** Fetches the code of a build for the frames of this page; no cache and no later visit ever sees it. */
export async function loadLocalCode(modules: ModuleStore, server: string, digest: string): Promise<void> {
  const answer = await fetch(server + localCodePath(digest), { cache: 'no-store', credentials: 'omit' })
  if (!answer.ok) throw new Error('The code of the build cannot be fetched. Save a file to build it again.')
  await modules.hold(digest, await answer.arrayBuffer())
}
