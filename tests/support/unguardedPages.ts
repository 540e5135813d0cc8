import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { transform } from 'esbuild'
import { withComputedImports } from './computedImports.ts'

export interface UnguardedPages {
  /** The page that shows the script of this name in a frame. */
  addressOf(name: string): string
  close(): void
}

/**
 * Scripts in frames with no policy, no sandbox and the origin of their page: what a test of the sandbox refuses
 * must work here, or the test would refuse nothing.
 */
export async function serveUnguarded(scripts: Record<string, string>): Promise<UnguardedPages> {
  const server = createServer((request, response) => {
    const [, name = '', place] = request.url?.split('/') ?? []
    response.setHeader('Set-Cookie', 'visitor=known')
    response.setHeader('Content-Type', place === 'worker.js' ? 'text/javascript' : 'text/html')
    void documentOf(name, place).then((text) => response.end(text))
  })
  const documentOf = async (name: string, place: string | undefined): Promise<string> => {
    if (place === 'page') return `<!doctype html><title>Page</title><iframe src="/${name}/frame"></iframe>`
    if (place !== 'frame') return ''
    const { code } = await transform(scripts[name] ?? '', { loader: 'ts' })
    return `<!doctype html><body><script nonce="known">${withComputedImports(code)}</script>`
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    addressOf: (name) => `http://localhost:${port}/${name}/page`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
