import type { Request, Response, Router } from 'express'
import { LRUCache } from 'lru-cache'
import { AppError } from '@msdat/sdk/contracts/problem'
import { artifactPath } from '@msdat/sdk/contracts/registry'
import type { RegistryDb } from '../db/RegistryTables.ts'

type Encoding = 'br' | 'gzip' | 'identity'
/** Of what was asked for lately, so much is kept in memory. */
const keptBytes = 16 * 1024 * 1024
const columns = { br: 'brotli', gzip: 'gzip', identity: 'content' } as const

/** Serves modules by digest: never changing, for any origin, and only as what they are. Zips are not served here. */
export function serveArtifacts(router: Router, db: RegistryDb): void {
  const recent = new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    sizeCalculation: (bytes) => bytes.length || 1,
  })
  const read = async (digest: string, encoding: Encoding): Promise<Buffer | null> => {
    if (!/^[0-9a-f]{64}$/.test(digest)) return null
    const key = `${digest} ${encoding}`
    const bytes = recent.get(key) ?? (await readModule(db, digest, encoding))
    if (bytes) recent.set(key, bytes)
    return bytes
  }
  router.get(artifactPath(':digest'), async (request: Request<{ digest: string }>, response: Response) => {
    const { digest } = request.params
    const encoding = encodingFor(request)
    const bytes = await read(digest, encoding)
    if (!bytes) throw new AppError('not_found', 'There is no module of this digest.')
    response.set({
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      Vary: 'Accept-Encoding',
      ETag: `"${digest}"`,
    })
    if (encoding !== 'identity') response.set('Content-Encoding', encoding)
    if (request.fresh) response.status(304).end()
    else response.end(bytes)
  })
}

function encodingFor(request: Pick<Request, 'acceptsEncodings'>): Encoding {
  const accepted = request.acceptsEncodings('br', 'gzip', 'identity')
  return accepted === 'br' || accepted === 'gzip' ? accepted : 'identity'
}

async function readModule(db: RegistryDb, digest: string, encoding: Encoding): Promise<Buffer | null> {
  const row = await db
    .selectFrom('registry_artifacts')
    .select(`${columns[encoding]} as bytes`)
    .where('digest', '=', digest)
    .where('kind', '=', 'module')
    .executeTakeFirst()
  return row?.bytes ?? null
}
