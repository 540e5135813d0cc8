import { randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Citation, Coverage, DataValue } from '@msdat/sdk/contracts/data'
import type { Rows } from '@msdat/sdk/contracts/page'
import type { Catalog } from '@msdat/sdk/contracts/reference'
import type { Selection } from '@msdat/sdk/contracts/selection'
import { answered } from '../../support/publish.ts'
import type { Given } from './answerFrames.ts'
import { bundleFrame, bundlePage } from './bundleBareFrame.ts'

export interface BareFrame {
  /** The page that is to hold the frame, and the frame. */
  page: string
  frame: string
  /** A page that holds the frame from its start, and loads as much as it was told to. */
  visit: string
  stop(): void
}

/** Bytes on the wire that a page and its frame load. */
export interface Weights {
  page: number
  frame: number
}

/**
 * The yardstick: the same view on the same figures in a plain sandboxed frame of another origin, as one script. With
 * weights, page and frame of a visit load so many bytes in all, at once, before they start.
 */
export async function startBareFrame(
  product: string,
  selection: Selection,
  weights: Weights = { page: 0, frame: 0 },
): Promise<BareFrame> {
  const [page, frame] = await Promise.all([
    bundlePage(await readGiven(product, selection.indicator)).then(packed),
    bundleFrame(selection).then(packed),
  ])
  const filling = {
    page: randomBytes(Math.max(0, weights.page - page.byteLength)),
    frame: randomBytes(Math.max(0, weights.frame - frame.byteLength)),
  }
  let address = ''
  const server = createServer((request, response) => {
    const isOfFrame = request.headers.host?.startsWith('bare-frame.') ?? false
    if (request.url === '/') return respond(response, 'text/html; charset=utf-8', documentOf('', ''))
    if (request.url === '/visit') {
      const held = isOfFrame ? '' : `<iframe src="${address}visit"></iframe>`
      return respond(response, 'text/html; charset=utf-8', documentOf(held, '/filling'))
    }
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.setHeader('access-control-allow-origin', '*')
    if (request.url === '/filling') {
      return respond(response, 'application/octet-stream', isOfFrame ? filling.frame : filling.page)
    }
    response.setHeader('content-encoding', 'gzip')
    return respond(response, 'text/javascript', isOfFrame ? frame : page)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  address = `http://bare-frame.localhost:${port}/`
  return {
    page: `http://localhost:${port}/`,
    frame: address,
    visit: `http://localhost:${port}/visit`,
    stop: () => void server.close(),
  }
}

function respond(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('content-type', type)
  response.end(body)
}

const packed = (script: string): Buffer => gzipSync(script)

/** Where there is a filling, script and filling come at once, and the script starts when both are there. */
function documentOf(held: string, filling: string): string {
  const start = filling
    ? `<link rel="preload" as="script" href="/script.js"><script>
addEventListener('message', (message) => (window.early ??= []).push(message))
fetch('${filling}').then((answer) => answer.arrayBuffer()).then(() => {
  document.body.append(Object.assign(document.createElement('script'), { src: '/script.js' }))
})</script>`
    : '<script src="/script.js"></script>'
  return `<!doctype html><style>iframe { width: 100%; height: 1800px; border: 0 }</style><body><div id="root"></div>${held}${start}</body>`
}

async function readGiven(product: string, indicator: number): Promise<Given> {
  const read = async <Answer>(path: string): Promise<Answer> => answered(await fetch(product + path))
  const [catalog, coverage, citations] = await Promise.all([
    read<Catalog>('/api/catalog/'),
    read<Coverage>(`/api/indicators/${indicator}/coverage/`),
    read<Rows<Citation>>('/api/citations/?size=5000'),
  ])
  const chosen = catalog.indicators.find(({ id }) => id === indicator)
  if (!chosen) throw new Error(`The catalogue has no indicator ${indicator}.`)
  const related = [chosen.first_related, chosen.second_related, chosen.third_related, chosen.fourth_related]
  const ids = [indicator, ...related].filter((id) => id !== null)
  const values = await read<Rows<DataValue>>(`/api/data/?indicator=${ids.join(',')}&size=5000`)
  return { catalog, coverage, values: values.results, citations: citations.results }
}
