import { localCodePath, localNewsPath } from '@msdat/sdk/contracts/localPlugin'
import { LocalPluginNews } from '@msdat/sdk/contracts/localPluginNews'
import { validate } from '@msdat/sdk/contracts/validate/browser'
import type { ModuleStore } from '../frames/ModuleStore.ts'
import type { LocalSources } from './LocalPluginStore.ts'

/** Listens to "msdat-plugin dev". The browser tries again by itself when it has gone. */
export const connectLocal: LocalSources['connect'] = (server, { onNews, onEnd }) => {
  const source = new EventSource(server + localNewsPath)
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const news = readNews(data)
    if (news) onNews(news)
    else onEnd()
  })
  source.addEventListener('error', onEnd)
  return () => source.close()
}

function readNews(data: string): LocalPluginNews | null {
  try {
    const read = validate(LocalPluginNews, JSON.parse(data))
    return read.ok ? read.value : null
  } catch {
    return null
  }
}

/** Fetches the code of a build for the frames of this page; no cache and no later visit ever sees it. */
export async function loadLocalCode(modules: ModuleStore, server: string, digest: string): Promise<void> {
  const answer = await fetch(server + localCodePath(digest), { cache: 'no-store', credentials: 'omit' })
  if (!answer.ok) throw new Error('The code of the build cannot be fetched. Save a file to build it again.')
  await modules.hold(digest, await answer.arrayBuffer())
}
