import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { artifactPath, type Index, type SignedIndex } from '@msdat/sdk/contracts/registry'
import type { Submission } from '@msdat/sdk/contracts/submission'
import { afterAll, expect, it } from 'vitest'
import { describeInstallations } from '../support/describeDatabases.ts'
import { killRounds, killSeed } from '../support/kills.ts'
import { seededRandom } from '../support/seededRandom.ts'
import { packPlugin, plainPanel } from '../support/packPlugin.ts'
import {
  answered,
  approve,
  bearer,
  readSubmission,
  registerAdmin,
  signInAsAdmin,
  submitZip,
} from '../support/publish.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { wait } from '../support/wait.ts'

const runsPerRound = killRounds(3, 5)

/** How many runs of a round have come so far. */
interface Counts {
  submitted: number
  /** Seen while they were built. */
  building: number
}

/** What a round has come to, and what lies between the kill and that: each round dies in another part of a run. */
interface Moment extends Counts {
  afterMs: number
}

const hasCome = (counts: Counts, moment: Moment): boolean =>
  counts.submitted >= moment.submitted && counts.building >= moment.building

function momentOf(round: number, random: () => number): Moment {
  const someRuns = Math.floor(random() * runsPerRound)
  if (round % 5 === 0) return { submitted: someRuns, building: 0, afterMs: random() * 100 }
  if (round % 5 === 1) return { submitted: runsPerRound, building: 0, afterMs: random() * 1_000 }
  // The first at once: a build has just begun, so at least this round interrupts one.
  const afterMs = round === 2 ? 0 : random() * 700
  return { submitted: runsPerRound, building: 1 + someRuns, afterMs }
}

describeInstallations('a server killed at random moments', (settings) => {
  const folders: string[] = []
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

  it(
    `loses no submission, lists no half release, and ends each build (MSDAT_KILL_SEED=${killSeed})`,
    { timeout: 480_000 },
    async () => {
      const env = await settings()
      const dataFolder = mkdtempSync(join(tmpdir(), 'msdat-server-killed-'))
      folders.push(dataFolder)
      // Most on SQLite, where all stands in files of its own; PostgreSQL guards its own.
      const rounds = env['DATABASE_URL'] ? killRounds(1, 2) : killRounds(2, 10)
      const random = seededRandom(killSeed)
      const submitted = new Set<number>()
      const approved = new Set<number>()
      let server = await startServer({ dataFolder, env })
      const token = await signInAsAdmin(server)
      const author = await registerAdmin(server, 'author')
      for (let round = 0; round < rounds; round += 1) {
        const { base } = server
        const moment = momentOf(rounds < 5 ? round + 2 : round, random)
        const counts = { submitted: 0, building: 0 }
        const runs = Promise.allSettled(
          Array.from({ length: runsPerRound }, (_, run) => oneRun(base, `killed-${round}-${run}`, counts)),
        )
        const isOver = runs.then(() => true)
        while (!hasCome(counts, moment) && !(await Promise.race([isOver, wait(5)]))) continue
        await wait(moment.afterMs)
        await server.kill9()
        await runs
        server = await startServer({ dataFolder, env })
        await expectWhole(server)
      }
      expect(submitted.size).toBeGreaterThanOrEqual(rounds * runsPerRound * 0.8)
      for (const id of submitted) expect((await readSubmission(server.base, token, id)).id).toBe(id)
      for (const id of approved)
        expect((await readSubmission(server.base, token, id)).state).not.toBe('awaiting_approval')

      const ends = await Promise.all([...submitted].map((id) => untilDeployed(server, token, id)))
      expect(ends.filter(({ end }) => end === 'neither')).toEqual([])
      const interrupted = ends.filter(({ attempts }) => attempts > 1)
      expect(interrupted.length).toBeGreaterThanOrEqual(rounds / 2)
      // Given up on only after several attempts, never at the first.
      for (const { end, attempts } of ends) if (end === 'failed') expect(attempts).toBeGreaterThan(2)
      await expectWhole(server)
      await server.stop()

      async function oneRun(base: string, id: string, counts: Counts): Promise<void> {
        const submission = await submitZip(base, await packPlugin({ id, source: plainPanel }), author)
        submitted.add(submission.id)
        counts.submitted += 1
        while ((await readSubmission(base, token, submission.id)).state !== 'awaiting_approval')
          await wait(50)
        await approve(base, token, submission.id)
        approved.add(submission.id)
        for (;;) {
          const { state } = await readSubmission(base, token, submission.id)
          if (state === 'building') counts.building += 1
          if (state !== 'approved') break
          await wait(20)
        }
      }
    },
  )
})

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

interface Ended {
  /** The first build of it came to its end, or was given up, and deployed when it was begun again. */
  end: 'built' | 'failed' | 'neither'
  /** Of the first build. */
  attempts: number
}

/** Approves what the kill kept from approval and builds again what failed, as an admin would. */
async function untilDeployed({ base }: RunningServer, token: string, id: number): Promise<Ended> {
  const patience = Date.now() + 90_000
  let failedAfter: number | undefined
  for (;;) {
    const { state, build } = await readSubmission(base, token, id)
    if (state === 'deployed') {
      return failedAfter === undefined
        ? { end: 'built', attempts: build?.attempt ?? 0 }
        : { end: 'failed', attempts: failedAfter }
    }
    if (Date.now() > patience) return { end: 'neither', attempts: build?.attempt ?? 0 }
    if (state === 'awaiting_approval') await approve(base, token, id)
    if (state === 'build_failed') {
      failedAfter ??= build?.attempt ?? 0
      await retry(base, token, id)
    }
    await wait(200)
  }
}

const retry = async (base: string, token: string, id: number): Promise<Submission> =>
  answered(
    await fetch(`${base}/registry/submissions/${id}/retry/`, { method: 'POST', headers: bearer(token) }),
  )
