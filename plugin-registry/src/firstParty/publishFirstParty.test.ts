import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Index, SignedIndex } from '@msdat/sdk/contracts/registry'
import type { Submission } from '@msdat/sdk/contracts/submission'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { packTestPlugin, startTestRegistry, type TestRegistry } from '../testRegistry.fixture.ts'

const manifestOf = (id: string, name: string): string =>
  JSON.stringify({
    id,
    name,
    version: '1.0.0',
    description: 'A plugin of the installation itself.',
    author: { name: 'Team', email: 'team@example.org' },
    license: 'MIT',
    sdk: '^1.0.0',
    entry: 'src/main.ts',
    contributes: [{ point: 'panel', id: 'view', title: name }],
    permissions: [],
  })

describeDatabases('publishing first-party plugins', ({ makeDatabase }) => {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-plugins-'))
  const said: string[] = []
  let registry: TestRegistry
  let db: RegistryDb

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const live = async () => {
    const signed = await registry.asAdmin<SignedIndex>('GET', '/registry/index/')
    return (JSON.parse(signed.index) as Index).releases.map(({ plugin, firstParty }) => ({
      plugin,
      firstParty,
    }))
  }
  const source = (text: string) =>
    `import { definePlugin } from '@msdat/sdk'\ndefinePlugin({ contributions: { view: { view: () => null } } })\nconsole.log('${text}')\n`

  beforeAll(async () => {
    db = (await makeDatabase()).connect()
    const log = { info: (text: string) => void said.push(text), warn: (text: string) => void said.push(text) }
    registry = await startTestRegistry({ db, log })
    write('north/manifest.json', manifestOf('north-watch', 'North watch'))
    write('north/src/main.ts', source('north'))
    write('north/src/main.test.ts', "import 'vitest'")
    write('north/package.json', '{"scripts":{"postinstall":"exit 1"}}')
    write('gone/dist/left.js', '')
    write('south/manifest.json', manifestOf('south-watch', 'South watch'))
    write('south/src/main.ts', "import 'lodash'")
  })
  afterAll(async () => {
    await registry.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('sends them through the pipeline, and says what is wrong with those that fail', async () => {
    const published = await registry.registry.publishFirstParty(folder)
    expect(published).toEqual({ deployed: ['north'], unchanged: [], failed: ['south'] })
    expect(await live()).toEqual([{ plugin: 'north-watch', firstParty: true }])
    expect(said.join('\n')).toMatch(
      /south[\s\S]*importsAreShared src\/main\.ts:1[\s\S]*"lodash" is not a shared module/,
    )
    const trail = await db
      .selectFrom('registry_audit')
      .innerJoin('registry_submissions', 'registry_submissions.id', 'registry_audit.submission_id')
      .select(['action', 'actor'])
      .where('plugin_id', '=', 'north-watch')
      .orderBy('sequence')
      .execute()
    expect(trail.map(({ action, actor }) => `${actor}: ${action}`)).toEqual([
      'system: submitted',
      'checks: submitted -> checking',
      'checks: checking -> awaiting_approval',
      'system: awaiting_approval -> approved',
      'builder: approved -> building',
      'builder: building -> deployed',
    ])
  })

  it('leaves those alone that have not changed', async () => {
    write('south/src/main.ts', source('south'))
    expect(await registry.registry.publishFirstParty(folder)).toEqual({
      deployed: ['south'],
      unchanged: ['north'],
      failed: [],
    })
    expect((await registry.registry.publishFirstParty(folder)).unchanged).toEqual(['north', 'south'])
  })

  it('publishes changed code of the same version', async () => {
    write('north/src/main.ts', source('changed'))
    expect((await registry.registry.publishFirstParty(folder)).deployed).toEqual(['north'])
    expect(await live()).toHaveLength(2)
  })

  it('leaves a plugin off that an admin switched off', async () => {
    await registry.asAdmin('POST', '/registry/plugins/north-watch/disable/', { reason: 'Not needed.' })
    expect((await registry.registry.publishFirstParty(folder)).unchanged).toEqual(['north', 'south'])
    expect(await live()).toEqual([{ plugin: 'south-watch', firstParty: true }])
  })

  it('leaves it off when its source has changed', async () => {
    writeFileSync(join(folder, 'north', 'README.md'), '# Another word\n')
    expect((await registry.registry.publishFirstParty(folder)).unchanged).toEqual(['north', 'south'])
    expect(await live()).toEqual([{ plugin: 'south-watch', firstParty: true }])
  })

  it('lets no stranger submit under the name of one', async () => {
    const response = await registry.submit(
      await packTestPlugin({ id: 'south-watch', name: 'South watch', version: '9.0.0' }),
    )
    const submission = (await response.json()) as Submission
    expect(submission).toMatchObject({ state: 'check_failed', first_party: false })
    expect(submission.findings.map(({ rule }) => rule)).toContain('idBelongsToSubmitter')
  })
})
