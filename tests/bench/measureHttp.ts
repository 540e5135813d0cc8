import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Measurement } from './Measurement.ts'
import { requestsPerSecond } from './requestsPerSecond.ts'

const path = '/api/data/?indicator=18&datasource=2&period=2018&size=3000'
const headers = { 'accept-encoding': 'gzip' }

/** Warm reads of one indicator, source and year beside a bare server that sends the same bytes. */
export async function measureHttp(base: string): Promise<Measurement> {
  const bytes = await rawBytes(base + path)
  const bare = await startBare(bytes.body, bytes.encoding)
  try {
    await requestsPerSecond(base + path, headers, { seconds: 1 })
    await requestsPerSecond(bare.url, headers, { seconds: 1 })
    const ours = await requestsPerSecond(base + path, headers)
    const reference = await requestsPerSecond(bare.url, headers)
    return {
      name: 'GET /api/data/ for one indicator, source and year, warm: time per request',
      against: 'node:http sending the same bytes',
      value: `${Math.round(ours)}/s`,
      reference: `${Math.round(reference)}/s`,
      ratio: reference / ours,
      bound: 4,
    }
  } finally {
    bare.stop()
  }
}

async function rawBytes(url: string): Promise<{ body: Buffer; encoding: string }> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ body: Buffer.concat(chunks), encoding: response.headers['content-encoding'] ?? '' }),
      )
    }).on('error', reject)
  })
}

async function startBare(body: Buffer, encoding: string): Promise<{ url: string; stop(): void }> {
  const script = fileURLToPath(new URL('bareServer.js', import.meta.url))
  const child = spawn(process.execPath, [script, 'application/json', encoding], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(body)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${line.toString().trim()}/`, stop: () => void child.kill() }
}
