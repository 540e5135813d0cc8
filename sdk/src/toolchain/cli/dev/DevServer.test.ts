import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { faultTextLength } from '../../../contracts/faultText.ts'
import { localFaultPath, type LocalFault } from '../../../contracts/localFault.ts'
import { localCodePath, localNewsPath } from '../../../contracts/localPlugin.ts'
import type { LocalPluginNews } from '../../../contracts/localPluginNews.ts'
import { sampleFiles } from '../../../testing/samplePlugin.ts'
import { buildLocal } from './buildLocal.ts'
import { DevServer } from './DevServer.ts'
import { faultLines } from './faultLines.ts'

const page = 'http://localhost:4300'
const servers: DevServer[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function start(onFault?: (fault: LocalFault) => void): Promise<{ server: DevServer; address: string }> {
  const server = new DevServer(page, onFault)
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
    server.publish(good.news, good.module)
    server.publish(bad.news)
    const heard = await hear(address, 2)
    expect(heard.map(({ kind, number }) => [kind, number])).toEqual([
      ['built', 1],
      ['failed', 2],
    ])
    expect(heard[1]).toMatchObject({ findings: [{ file: 'src/main.tsx', line: 1 }] })
    const digest = heard[0]?.kind === 'built' ? heard[0].bundle.digest : ''
    const code = await fetch(address + localCodePath(digest))
    expect(await code.text()).toBe(good.module?.code)
    expect(code.headers.get('access-control-allow-origin')).toBe(page)
    expect(code.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it("leads a fault of the page to file, line and function of the author's source, there and in the terminal", async () => {
    const heard: LocalFault[] = []
    const { server, address } = await start((fault) => heard.push(fault))
    const source = `import { useData } from '@msdat/sdk'

export function Levels() {
  const data = useData({ indicators: [1] })
  return <p>{data.missing.length}</p>
}
`
    const { news, module } = await buildLocal(files({ 'src/Levels.tsx': source }), { run: 'a', number: 1 })
    server.publish(news, module)
    const digest = news.kind === 'built' ? news.bundle.digest : ''
    const tell = (body: string, origin = page, of = digest) =>
      fetch(address + localFaultPath(of), { method: 'POST', headers: { origin }, body })
    const column = (module?.code.indexOf('.missing') ?? 0) + 2
    const said = `TypeError: x is undefined\n    at a (plugin:1:${column})`
    const fault = {
      message: 'TypeError: x is undefined',
      trace: [{ file: 'src/Levels.tsx', line: 5, column: 19, function: 'Levels' }],
    }
    expect(await (await tell(said)).json()).toEqual(fault)
    expect(heard).toEqual([fault])
    expect(faultLines(fault, 'stock')).toBe(
      'The page says: TypeError: x is undefined\n    at Levels (stock/src/Levels.tsx:5:19)',
    )
    expect((await tell(said, 'https://elsewhere.example')).status).toBe(403)
    expect((await tell(said, page, 'f'.repeat(64))).status).toBe(404)
    expect((await tell('x'.repeat(4 * faultTextLength))).status).toBe(413)
    expect(heard).toHaveLength(1)
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
