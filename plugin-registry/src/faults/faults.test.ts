import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OutputOf } from '@msdat/sdk/contracts/endpoint'
import { listPluginFaults, type PluginFault } from '@msdat/sdk/contracts/faults'
import { artifactPath } from '@msdat/sdk/contracts/registry'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { packTestPlugin, startTestRegistry, type TestRegistry } from '../testRegistry.fixture.ts'

const source = `export function levelOf(rows: number[] | null): number {
  return rows!.length
}
`
const main = `import { definePlugin } from '@msdat/sdk'
import { levelOf } from './levelOf.ts'

const View = () => <p>{levelOf(null)}</p>
definePlugin({ contributions: { levels: { view: View } } })
`

describeDatabases('faults of a release', ({ makeDatabase }) => {
  let registry: TestRegistry
  let db: RegistryDb
  let bundle: { digest: string; code: string }
  beforeAll(async () => {
    db = (await makeDatabase()).connect()
    registry = await startTestRegistry({ db })
    const zip = await packTestPlugin({ permissions: [] }, { 'src/main.tsx': main, 'src/levelOf.ts': source })
    const { id } = (await (
      await registry.submit(zip, {}, 'plugin.zip', { 'x-account': 'amina' })
    ).json()) as {
      id: number
    }
    await registry.asAdmin('POST', `/registry/submissions/${id}/approve/`, { reason: 'Fine.' })
    await registry.settled(id)
    const release = await registry.registry.findRelease('stock-levels')
    const { digest } = release?.bundle ?? { digest: '' }
    bundle = { digest, code: await (await registry.request('GET', artifactPath(digest))).text() }
  })
  afterAll(() => registry.close())

  const report = (message: string, version = '1.0.0') =>
    registry.request('POST', '/registry/faults/', { plugin: 'stock-levels', version, kind: 'threw', message })
  const faults = async (): Promise<PluginFault[]> => {
    const page = await registry.asAdmin<OutputOf<typeof listPluginFaults>>('GET', '/registry/faults/')
    expect(validate(listPluginFaults.output, page)).toMatchObject({ ok: true })
    return page.results
  }

  it("name file, line and function of the author's source, to admin and author", async () => {
    const column = bundle.code.indexOf('.length') + 2
    await report(`TypeError: Cannot read properties of null\n    at a (plugin:1:${column})`)
    const place = { file: 'src/levelOf.ts', line: 2, column: 16, function: 'levelOf' }
    expect(await faults()).toMatchObject([
      { message: 'TypeError: Cannot read properties of null', trace: [place] },
    ])
    const own = await registry.request('GET', '/registry/own-submissions/', undefined, {
      'x-account': 'amina',
    })
    expect(await own.json()).toMatchObject({ results: [{ faults: [{ trace: [place] }] }] })
  })

  it('are kept as they were told where the place is not in the bundle', async () => {
    await report('Error: odd\n    at a (plugin:900:1)')
    expect(await faults()).toMatchObject([{ message: 'Error: odd\n    at a (plugin:900:1)', trace: [] }])
  })

  it('never give the source map away, nor the path of any file of the server', async () => {
    const rows = await db
      .selectFrom('registry_artifacts')
      .select(['digest', 'content'])
      .where('kind', '=', 'map')
      .execute()
    expect(rows).toHaveLength(1)
    for (const { digest, content } of rows)
      for (const asked of [digest, createHash('sha256').update(content).digest('hex')])
        expect((await registry.request('GET', artifactPath(asked))).status).toBe(404)
    expect(bundle.code).not.toContain('sourceMappingURL')
    await report('Error: x\n    at a (plugin:1:1)\n    at b (/etc/passwd:1:1)\n    at c (file:///home/x:1:1)')
    expect(JSON.stringify((await faults()).map(({ trace }) => trace))).not.toMatch(/passwd|home|\/work|dist/)
  })
})
