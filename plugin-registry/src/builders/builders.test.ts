import { verify, createPublicKey } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Provenance, SignedProvenance } from '@msdat/sdk/contracts/buildProvenance'
import type { Index, Release, SignedIndex } from '@msdat/sdk/contracts/registry'
import { readState } from '../db/stateValues.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { packTestPlugin } from '../testRegistry.fixture.ts'
import type { Builder } from './Builder.ts'
import { digestOfBuild, openBuildBench, type BuildBench } from './buildBench.fixture.ts'
import { startFakeGithub, type FakeGithub } from './github/fakeGithub.fixture.ts'
import { createGithubBuilder } from './github/githubBuilder.ts'
import { localBuilder } from './localBuilder.ts'

describeDatabases('each builder', ({ makeDatabase }) => {
  let db: RegistryDb
  let bench: BuildBench
  let github: FakeGithub
  let number = 0

  beforeAll(async () => {
    db = (await makeDatabase()).connect()
    bench = await openBuildBench(db)
    github = await startFakeGithub('token right')
  })
  afterAll(async () => {
    await Promise.all([bench.close(), github.close()])
  })

  const builders: Record<Provenance['builder'], () => Builder> = {
    local: () => localBuilder,
    github: () =>
      createGithubBuilder({
        settings: {
          owner: 'ministry',
          repository: 'msdat',
          workflow: 'build-plugin.yml',
          ref: 'main',
          identity: { token: 'right' },
          apiUrl: github.url,
          publicUrl: bench.url,
        },
        local: localBuilder,
      }),
  }
  const pack = (files?: Record<string, string>) => {
    number += 1
    return packTestPlugin({ id: `plugin-${number}`, name: `Plugin ${number}` }, files)
  }

  describe.each(['local', 'github'] as const)('%s', (name) => {
    it('deploys what was approved, with the bytes that anybody else builds of it', async () => {
      const zip = await pack()
      const { submission, job, release } = await bench.built(await bench.approved(zip), builders[name]())
      expect([submission.state, job.log]).toEqual(['deployed', expect.stringContaining('same digest')])
      const digest = await digestOfBuild(zip)
      expect((JSON.parse(release?.release ?? '') as Release).bundle.digest).toBe(digest)
      const { index } = JSON.parse((await readState(db, 'signed_index')) ?? '') as SignedIndex
      expect((JSON.parse(index) as Index).releases.map(({ bundle }) => bundle.digest)).toContain(digest)
    })

    it('signs where it comes from', async () => {
      const { submission, release } = await bench.built(await bench.approved(await pack()), builders[name]())
      const signed = JSON.parse(release?.provenance ?? '') as SignedProvenance
      const x = Buffer.from(bench.key.publicKey, 'base64').toString('base64url')
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
      const signature = Buffer.from(signed.signature, 'base64')
      expect(verify(null, Buffer.from(signed.provenance), key, signature)).toBe(true)
      expect(JSON.parse(signed.provenance)).toMatchObject({
        builder: name,
        zip_digest: submission.zip_digest,
        bundle_digest: (JSON.parse(release?.release ?? '') as Release).bundle.digest,
        bundler: expect.stringMatching(/^esbuild \d/) as string,
        isolation: 'this process',
        workflow:
          name === 'local' ? null : { repository: 'ministry/msdat', commit: expect.any(String) as string },
      })
    })

    it('tells of source that cannot be built', async () => {
      const zip = await pack({ 'src/main.tsx': "import './missing.ts'\n" })
      const { submission, job, release } = await bench.built(await bench.approved(zip), builders[name]())
      expect([submission.state, job.state, release]).toEqual(['build_failed', 'failed', undefined])
      expect(job.log).toMatch(name === 'local' ? /missing/ : /^The workflow failed\. .* build again: http/)
    })

    it('deploys nothing but what was approved', async () => {
      const id = await bench.approved(await pack())
      await db.updateTable('registry_submissions').set({ approval: '{}' }).where('id', '=', id).execute()
      const { submission, job } = await bench.built(id, builders[name]())
      expect([submission.state, job.log]).toEqual([
        'build_failed',
        'What was built is not what was approved.',
      ])
    })
  })
})
