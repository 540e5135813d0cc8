import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { localCodePath, localNewsPath, type LocalPluginNews } from '../../contracts/localPlugin.ts'
import { sampleFiles } from '../../testing/samplePlugin.ts'
import { buildLocal } from './buildLocal.ts'
import { DevServer } from './DevServer.ts'

const page = 'http://localhost:4300'
const servers: DevServer[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function start(): Promise<{ server: DevServer; address: string }> {
  const server = new DevServer(page)
  servers.push(server)
  return { server, address: await server.listen(0) }
}

const files = (changes: Record<string, string> = {}): Map<string, Buffer> =>
  new Map([...sampleFiles(changes)].map(([path, text]) => [path, Buffer.from(text)]))

/** The first events of the stream. */
async function hear(address: string, most: number): Promise<LocalPluginNews[]> {
  const answer = await fetch(address + localNewsPath, { headers: { origin: page } })
  const heard: LocalPluginNews[] = []
  let text = ''
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(part).toString()
    heard.splice(
      0,
      Infinity,
      ...text.split('\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : [])),
    )
    if (heard.length >= most) return heard
  }
  return heard
}

/** As a page of any name can send it. */
function statusOf(address: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(address + localNewsPath, { headers }, (answer) => {
      resolve(answer.statusCode)
      answer.destroy()
    })
      .on('error', reject)
      .end()
  })
}

describe('the server of a local plugin', () => {
  it('tells a page that comes late the last good build and why there is no newer one, and hands out its code', async () => {
    const { server, address } = await start()
    const good = await buildLocal(files(), { run: 'a', number: 1 })
    const bad = await buildLocal(files({ 'src/main.tsx': 'const = 1' }), { run: 'a', number: 2 })
    server.publish(good.news, good.code)
    server.publish(bad.news)
    const heard = await hear(address, 2)
    expect(heard.map(({ kind, number }) => [kind, number])).toEqual([
      ['built', 1],
      ['failed', 2],
    ])
    expect(heard[1]).toMatchObject({ findings: [{ file: 'src/main.tsx', line: 1 }] })
    const digest = heard[0]?.kind === 'built' ? heard[0].bundle.digest : ''
    const code = await fetch(address + localCodePath(digest))
    expect(await code.text()).toBe(good.code)
    expect(code.headers.get('access-control-allow-origin')).toBe(page)
    expect(code.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it('answers to no other site and to no other name', async () => {
    const { address } = await start()
    const host = new URL(address).host
    expect(await statusOf(address, { host, origin: page })).toBe(200)
    expect(await statusOf(address, { host, origin: 'https://elsewhere.example' })).toBe(403)
    expect(await statusOf(address, { host: `elsewhere.example:${new URL(address).port}` })).toBe(403)
  })

  it('takes another port where somebody has the one', async () => {
    const first = await start()
    const second = new DevServer(page)
    servers.push(second)
    expect(await second.listen(Number(new URL(first.address).port))).not.toBe(first.address)
  })
})
