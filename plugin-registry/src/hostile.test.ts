import { constants, deflateRawSync } from 'node:zlib'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Submission } from '@msdat/sdk/contracts/submission'
import { describeMainlyOnSqlite } from './db/testDatabases.fixture.ts'
import type { RegistryDb } from './db/RegistryTables.ts'
import { runHere } from './isolation/runHere.fixture.ts'
import { runFenced, runIsolated } from './isolation/runIsolated.ts'
import { craftZip } from '@msdat/sdk/testing/craftZip'
import { packTestPlugin, startTestRegistry, type TestRegistry } from './testRegistry.fixture.ts'

describeMainlyOnSqlite('hostile zips at the registry', ({ makeDatabase }) => {
  let registry: TestRegistry
  let db: RegistryDb
  beforeAll(async () => {
    db = (await makeDatabase()).connect()
    registry = await startTestRegistry({ db, isolate: runIsolated })
  })
  afterAll(() => registry.close())

  const refused = async (zip: Uint8Array): Promise<Submission> => {
    const response = await registry.submit(zip)
    const submission = await registry.settled(((await response.json()) as Submission).id)
    expect(submission.state).toBe('check_failed')
    return submission
  }

  it('cost the server no memory, leave no file behind and no bytes in the database', async () => {
    const files = () =>
      existsSync(tmpdir()) ? readdirSync(tmpdir()).filter((name) => !name.startsWith('msdat-')) : []
    const before = { memory: process.memoryUsage().rss, files: files() }
    for (const zip of [bombOf(1024), bombOf(8000)]) {
      const { findings, zip_digest } = await refused(zip)
      expect(findings.map(({ rule }) => rule)).toContain('archiveIsWithinLimits')
      const kept = await db
        .selectFrom('registry_artifacts')
        .select('digest')
        .where('digest', '=', zip_digest)
        .execute()
      expect(kept).toEqual([])
    }
    expect(process.memoryUsage().rss - before.memory).toBeLessThan(200e6)
    expect(
      files().filter((name) => !before.files.includes(name) && /esbuild|node-|plugin|zip/.test(name)),
    ).toEqual([])
  })

  it('of endless names are refused and leave little in the database', async () => {
    const name = (at: number): string => `${at}`.padEnd(65_000, '\u0001')
    const { id, findings } = await refused(
      craftZip(Array.from({ length: 60 }, (_, at) => ({ name: name(at) }))),
    )
    expect(findings.map(({ rule }) => rule)).toContain('pathsAreSafe')
    const row = await db.selectFrom('registry_submissions').selectAll().where('id', '=', id).execute()
    expect(JSON.stringify(row).length).toBeLessThan(100_000)
  })

  it.each([
    ['parentheses', `export const a = ${'('.repeat(300_000)}1${')'.repeat(300_000)}`],
    ['elements', `export const a = ${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`],
    ['lists', `export const a = ${'['.repeat(300_000)}`],
  ])('that nest %s to break a parser are refused, and the registry goes on', async (kind, source) => {
    const noise = Array.from({ length: 40_000 }, (_, at) =>
      ((at * 2654435761) % 4294967296).toString(36),
    ).join('')
    const { findings } = await refused(await packTestPlugin({}, { 'src/deep.tsx': `${source}\n// ${noise}` }))
    expect(findings.map(({ rule }) => rule).join()).toMatch(
      /sourceIsReadable|checksComeToAnEnd|archiveIsWithinLimits/,
    )
    const fine = await registry.submit(await packTestPlugin({ id: `fine-${kind}`, name: `Fine ${kind}` }))
    const { state } = await registry.settled(((await fine.json()) as Submission).id)
    expect(state).toBe('awaiting_approval')
  })
})

describeMainlyOnSqlite('a zip that takes its worker over', ({ makeDatabase }) => {
  // What it is made to do in place of its work; each has its own test beside runIsolated.
  const scripts = {
    check: `for (;;) require('node:fs').writeSync(1, Buffer.alloc(1e6, 'x'))`,
    build: `setInterval(() => require('node:child_process').spawn('sleep', ['60'], { detached: true }), 5)`,
  }

  const reported = {
    check: {
      state: 'check_failed',
      findings: [
        {
          rule: 'checksComeToAnEnd',
          detail: 'Checking the plugin took more than it may, so it was ended. It printed more than 32 MB.',
        },
      ],
    },
    build: {
      state: 'build_failed',
      build: {
        log: 'The build was ended before it was done. Make the plugin smaller and simpler, then submit a new version. It started more than 16 processes.',
      },
    },
  }

  it.each(['check', 'build'] as const)('and its %s without end is reported in words', async (taken) => {
    const registry = await startTestRegistry({
      db: (await makeDatabase()).connect(),
      isolate: (task) => (task.worker === taken ? runFenced(['-e', scripts[taken]], task) : runHere(task)),
    })
    const { id } = (await (await registry.submit(await packTestPlugin())).json()) as Submission
    const checked = await registry.settled(id)
    if (taken === 'build')
      await registry.asAdmin('POST', `/registry/submissions/${id}/approve/`, { reason: 'Fine.' })
    const settled = taken === 'build' ? await registry.settled(id) : checked
    expect(settled).toMatchObject(reported[taken])
    await registry.close()
  })
})

/** A zip of one entry: so many megabytes of zeros, under a header that claims twenty bytes. */
function bombOf(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH })
  const packed = Buffer.concat([...Array<Buffer>(megabytes).fill(block), Buffer.from([0x03, 0x00])])
  const name = Buffer.from('assets/a.csv')
  const fields = Buffer.alloc(26)
  for (const [value, at] of [
    [20, 0],
    [0x800, 2],
    [8, 4],
    [0x21, 8],
    [name.length, 22],
  ] as const)
    fields.writeUInt16LE(value, at)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(20, 18)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), fields, Buffer.alloc(14), name])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
