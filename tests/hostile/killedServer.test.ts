import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { artifactPath, type Index, type SignedIndex, type Submission } from '@msdat/sdk/contracts/registry'
import { afterAll, expect, it } from 'vitest'
import { packPlugin, plainPanel } from '../support/packPlugin.ts'
import { answered, approve, bearer, readSubmission, signInAsAdmin, submitZip } from '../support/publish.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { wait } from '../support/wait.ts'

const rounds = 10
const runsPerRound = 5

const dataFolder = mkdtempSync(join(tmpdir(), 'msdat-server-killed-'))
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

/** Moments spread over what a round takes, from before the first answer to after the last build. */
const momentOf = (round: number): number => 150 + ((round * 997) % rounds) * 600

it(
  'a server killed at any moment of 50 runs loses no submission and lists no half release',
  { timeout: 240_000 },
  async () => {
    const submitted = new Set<number>()
    const approved = new Set<number>()
    let server = await startServer({ dataFolder })
    const token = await signInAsAdmin(server)
    for (let round = 0; round < rounds; round += 1) {
      const { base } = server
      const runs = Promise.allSettled(
        Array.from({ length: runsPerRound }, (_, run) => oneRun(base, `killed-${round}-${run}`)),
      )
      await wait(momentOf(round))
      await server.kill9()
      await runs
      server = await startServer({ dataFolder })
      await expectWhole(server)
    }
    // A slow machine gets fewer of them through before the kill, but never none.
    expect(submitted.size).toBeGreaterThanOrEqual(runsPerRound)
    for (const id of submitted) expect((await readSubmission(server.base, token, id)).id).toBe(id)
    for (const id of approved)
      expect((await readSubmission(server.base, token, id)).state).not.toBe('awaiting_approval')
    const ended = await Promise.all([...submitted].map((id) => untilDeployed(server, token, id)))
    expect(new Set(ended.map(({ state }) => state))).toEqual(new Set(['deployed']))
    await expectWhole(server)
    await server.stop()

    async function oneRun(base: string, id: string): Promise<void> {
      const submission = await submitZip(base, await packPlugin({ id, source: plainPanel }), token)
      submitted.add(submission.id)
      while ((await readSubmission(base, token, submission.id)).state !== 'awaiting_approval') await wait(50)
      await approve(base, token, submission.id)
      approved.add(submission.id)
    }
  },
)

/** Every release in the index is there to the last byte, and no plugin is listed twice. */
async function expectWhole({ base }: RunningServer): Promise<void> {
  const signed = (await (await fetch(`${base}/registry/index/`)).json()) as SignedIndex
  const index = JSON.parse(signed.index) as Index
  const ids = index.releases.map(({ plugin }) => plugin)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { bundle } of index.releases) {
    const bytes = Buffer.from(await (await fetch(base + artifactPath(bundle.digest))).arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(bundle.digest)
    expect(bytes.length).toBe(bundle.bytes)
  }
}

/** Approves what the kill kept from approval and builds again what failed, as an admin would. */
async function untilDeployed({ base }: RunningServer, token: string, id: number): Promise<Submission> {
  const patience = Date.now() + 90_000
  for (;;) {
    const submission = await readSubmission(base, token, id)
    if (submission.state === 'deployed' || Date.now() > patience) return submission
    if (submission.state === 'awaiting_approval') await approve(base, token, id)
    if (submission.state === 'build_failed') await retry(base, token, id)
    await wait(200)
  }
}

const retry = async (base: string, token: string, id: number): Promise<Submission> =>
  answered(
    await fetch(`${base}/registry/submissions/${id}/retry/`, { method: 'POST', headers: bearer(token) }),
  )
