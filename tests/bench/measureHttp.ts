import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { median, type Measurement } from './Measurement.ts'
import { requestsPerSecond } from './requestsPerSecond.ts'

const path = '/api/data/?indicator=18&datasource=2&period=2018&size=3000'
const encoding = 'gzip'
const rounds = 5

/** Warm reads of one indicator, source and year beside a bare server that sends the same bytes. */
export async function measureHttp(base: string): Promise<Measurement> {
  const bare = await startBare(await bytesOf(base + path))
  try {
    const measure = (url: string): Promise<number> => requestsPerSecond(url, encoding, 1)
    await measure(base + path)
    await measure(bare.url)
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measure(base + path))
      theirs.push(await measure(bare.url))
    }
    const [value, reference] = [median(ours), median(theirs)]
    return {
      name: 'GET /api/data/ for one indicator, source and year, warm: time per request',
      against: 'node:http sending the same bytes',
      value: `${Math.round(value)}/s`,
      reference: `${Math.round(reference)}/s`,
      ratio: reference / value,
      bound: 4,
    }
  } finally {
    bare.stop()
  }
}

function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.headers['content-encoding'] !== encoding) reject(new Error('The answer is not packed.'))
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

async function startBare(body: Buffer): Promise<{ url: string; stop(): void }> {
  const script = fileURLToPath(new URL('bareServer.js', import.meta.url))
  const child = spawn(process.execPath, [script, 'application/json', encoding], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(body)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${line.toString().trim()}/`, stop: () => void child.kill() }
}
