import { afterAll, beforeAll, expect, it } from 'vitest'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Submission } from '@msdat/sdk/contracts/submission'
import { addChecked } from '../checkedSubmission.fixture.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { packTestPlugin, startTestRegistry, type TestRegistry } from '../testRegistry.fixture.ts'
import { knownPlugins } from './knownPlugins.ts'

const reason = { reason: 'Looks right.' }
const otherSource = { 'README.md': '# Of somebody else\n' }

describeDatabases('a submission that nobody has decided about', ({ makeDatabase }) => {
  let registry: TestRegistry
  beforeAll(async () => {
    registry = await startTestRegistry({ db: (await makeDatabase()).connect() })
  })
  afterAll(() => registry.close())

  async function submit(
    manifest: Record<string, unknown>,
    { account, files = {} }: { account?: string; files?: Record<string, string> } = {},
  ): Promise<Submission> {
    const headers: Record<string, string> = account ? { 'x-account': account } : {}
    const answer = await registry.submit(await packTestPlugin(manifest, files), {}, 'plugin.zip', headers)
    return (await answer.json()) as Submission
  }
  const told = ({ state, findings }: Submission): string[] => [
    state,
    ...findings.map(({ rule, severity }) => `${rule} ${severity}`),
  ]

  it("is no reason to refuse an author's version, whatever address a stranger typed", async () => {
    const name = { id: 'cold-chain', name: 'Cold chain' }
    await submit(name)
    const own = await submit(name, { account: 'amina', files: otherSource })
    expect(told(own)).toEqual(['awaiting_approval', 'versionIsNew warning', 'idBelongsToSubmitter note'])
  })

  it('is no reason to refuse a plugin whose name looks like it', async () => {
    await submit({ id: 'ward-map', name: 'Ward map' })
    const other = await submit({ id: 'maps-of-wards', name: 'Ward map' }, { account: 'amina' })
    expect(told(other)).toEqual(['awaiting_approval', 'idIsNotConfusable warning'])
  })

  it('keeps its own author from handing in the same version twice', async () => {
    const name = { id: 'dose-counts', name: 'Dose counts' }
    await submit(name, { account: 'amina' })
    const again = await submit(name, { account: 'amina', files: otherSource })
    expect(told(again)).toEqual(['check_failed', 'versionIsNew error'])
  })

  it('cannot be approved after another one of the same version, until that one is rejected', async () => {
    const name = { id: 'fridge-heat', name: 'Fridge heat' }
    const [first, second] = [await submit(name), await submit(name, { files: otherSource })]
    const approve = ({ id }: Submission) =>
      registry.asAdmin('POST', `/registry/submissions/${id}/approve/`, reason)
    await approve(first)
    await registry.settled(first.id)
    await expect(approve(second)).rejects.toThrow(
      `409 {"code":"conflict","message":"fridge-heat 1.0.0 was approved before, as submission ${first.id}."}`,
    )
    expect(told(await submit(name, { account: 'bola' }))).toEqual([
      'check_failed',
      'versionIsNew error',
      'idBelongsToSubmitter warning',
    ])
  })

  it("never stops a plugin of the installation's own", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'msdat-plugins-'))
    try {
      const manifest = { id: 'north-watch', name: 'North watch', permissions: [] }
      await submit(manifest)
      await submit({ ...manifest, id: 'north-watch-two' })
      const own = join(folder, 'north', 'src')
      mkdirSync(own, { recursive: true })
      writeFileSync(
        join(folder, 'north', 'manifest.json'),
        JSON.stringify({
          ...manifest,
          version: '1.0.0',
          description: 'A plugin of the installation itself.',
          author: { name: 'Team', email: 'team@example.org' },
          license: 'MIT',
          sdk: '^1.0.0',
          entry: 'src/main.ts',
          contributes: [{ point: 'panel', id: 'view', title: 'North watch' }],
        }),
      )
      writeFileSync(
        join(own, 'main.ts'),
        "import { definePlugin } from '@msdat/sdk'\ndefinePlugin({ contributions: { view: { view: () => null } } })\n",
      )
      expect(await registry.registry.publishFirstParty(folder)).toMatchObject({ deployed: ['north'] })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

// Each check asks for all of them, and a manifest may take 256 kB: hundreds held up the thread that answers for seconds.
describeDatabases('what a submission is compared with', ({ makeDatabase }) => {
  const panel = { point: 'panel', id: 'rooms', title: 'Cold rooms' }
  const command = { point: 'command', id: 'open', title: 'Open a room', runsIn: 'rooms', key: 'Alt+Shift+R' }

  it('is told without the manifest of any other being read', async () => {
    const db = (await makeDatabase()).connect()
    for (const [version, contributes] of [
      ['1.0.0', [panel, command]],
      ['1.1.0', [panel, { ...panel, id: 'doors', title: 'Doors' }]],
    ] as const) {
      await addChecked(db, { manifest: { id: 'rooms', name: 'Rooms', version, contributes } })
      await addChecked(db, { account: 'amina', manifest: { id: 'own', name: 'Own', version, contributes } })
    }
    await db.updateTable('registry_submissions').set({ manifest: 'no JSON' }).execute()
    const asks = await addChecked(db, { account: 'amina', manifest: { id: 'new-one' } })
    const names = {
      titles: ['Cold rooms', 'Open a room', 'Doors'],
      keys: ['Alt+Shift+R'],
      versions: ['1.0.0', '1.1.0'],
      isFirstParty: false,
    }
    expect(await knownPlugins(db, asks)).toEqual({
      known: [{ id: 'own', name: 'Own', isOfSender: true, ...names }],
      waiting: [{ id: 'rooms', name: 'Rooms', isOfSender: false, ...names }],
    })
  })

  it('is kept when a check ends', async () => {
    const db = (await makeDatabase()).connect()
    const registry = await startTestRegistry({ db })
    try {
      const contributes = [{ point: 'panel', id: 'levels', title: 'Cold rooms' }]
      await registry.submit(await packTestPlugin({ id: 'rooms', name: 'Rooms', contributes }))
      await db.updateTable('registry_submissions').set({ manifest: 'no JSON' }).execute()
      const alike = await packTestPlugin({ id: 'frost', name: 'Frost', contributes })
      const { findings } = (await (await registry.submit(alike)).json()) as Submission
      expect(findings.map(({ title }) => title)).toContain(
        'The title "Cold rooms" looks like that of a plugin that waits for a decision',
      )
    } finally {
      await registry.close()
    }
  })
})
