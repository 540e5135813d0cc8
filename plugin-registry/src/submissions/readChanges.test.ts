import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FileDiff, SubmissionChanges } from '@msdat/sdk/contracts/changes'
import type { Submission } from '@msdat/sdk/contracts/submission'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { packTestPlugin, startTestRegistry, type TestRegistry } from '../testRegistry.fixture.ts'
import { hunksOf } from './readFileDiff.ts'

const permission = (name: string) => ({ name, reason: 'The test needs this to work.' })

describeDatabases('what changed in a new version', ({ makeDatabase }) => {
  let registry: TestRegistry
  let db: RegistryDb
  let next: Submission

  async function submit(
    manifest: Record<string, unknown>,
    files: Record<string, string>,
  ): Promise<Submission> {
    const answer = await registry.submit(await packTestPlugin(manifest, files), {}, 'plugin.zip', {
      'x-account': 'amina',
    })
    return (await answer.json()) as Submission
  }
  beforeAll(async () => {
    db = (await makeDatabase()).connect()
    registry = await startTestRegistry({ db })
    const first = await submit({}, { 'src/gone.ts': 'export {}\n', 'README.md': 'one\ntwo\nthree\n' })
    await registry.asAdmin('POST', `/registry/submissions/${first.id}/approve/`, { reason: 'Right.' })
    await registry.settled(first.id)
    next = await submit(
      { version: '1.1.0', permissions: [permission('data:read'), permission('files:save')] },
      { 'src/fresh.ts': 'export {}\n', 'README.md': 'one\n2\nthree\n' },
    )
  })
  afterAll(() => registry.close())
  const changes = (query = '') =>
    registry.asAdmin<SubmissionChanges>('GET', `/registry/submissions/${next.id}/changes/${query}`)
  const diff = (path: string) =>
    registry.asAdmin<FileDiff>(
      'GET',
      `/registry/submissions/${next.id}/diff/?path=${encodeURIComponent(path)}`,
    )

  it('is told by permission, field, file and size', async () => {
    const told = await changes()
    expect(told).toMatchObject({
      against: { version: '1.0.0', zip_kept: true },
      permissions_added: ['files:save'],
      permissions_removed: [],
      bundle_before: expect.any(Number),
      bundle_after: expect.any(Number),
    })
    expect(told.manifest.map(({ field }) => field)).toEqual(['version', 'permissions'])
    expect(told.files.map(({ path, change }) => [path, change])).toEqual([
      ['README.md', 'changed'],
      ['manifest.json', 'changed'],
      ['src/fresh.ts', 'added'],
      ['src/gone.ts', 'removed'],
      ['src/main.tsx', 'changed'],
    ])
  })

  it('is shown line by line, with the numbers of both files', async () => {
    const { hunks } = await diff('README.md')
    expect(hunks[0]?.map(({ kind, before, after, text }) => [kind, before, after, text])).toEqual([
      ['same', 1, 1, 'one'],
      ['removed', 2, null, 'two'],
      ['added', null, 2, '2'],
      ['same', 3, 3, 'three'],
    ])
    await expect(diff('src/none.ts')).rejects.toThrow('404')
    await expect(diff('assets/icon.svg')).resolves.toMatchObject({ hunks: [] })
  })

  it('says where the zip before is not kept', async () => {
    const { zip_digest: own } = next
    await db.deleteFrom('registry_artifacts').where('kind', '=', 'zip').where('digest', '<>', own).execute()
    expect(await changes()).toMatchObject({
      against: { version: '1.0.0', zip_kept: false },
      files: [],
      permissions_added: ['files:save'],
    })
    expect(await changes('?against=previous')).toMatchObject({ against: null, files: [] })
  })
})

it('files that share nothing are not compared for minutes', () => {
  const lines = (letter: string) =>
    Array.from({ length: 40_000 }, (_, at) => `${letter}${(at * 7919) % 40_009}`).join('\n')
  expect(hunksOf(lines('a'), lines('b'))).toBeNull()
})

it('files of very many lines are not compared, however alike they are', () => {
  const many = '\n'.repeat(100_000)
  expect(hunksOf(many, `${many}a`)).toBeNull()
  expect(hunksOf('a\n', 'b\n')).not.toBeNull()
})
