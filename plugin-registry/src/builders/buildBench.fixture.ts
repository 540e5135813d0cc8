import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import type { NextFunction, Request, Response } from 'express'
import { bundleZip, readManifest } from '@msdat/sdk/toolchain/checks'
import { readArchive } from '@msdat/sdk/toolchain/archive'
import { AppError } from '@msdat/sdk/contracts/problem'
import { digestOf } from '../artifacts/artifacts.ts'
import { inTurn } from '../db/inTurn.ts'
import type { JobRow, RegistryDb, ReleaseRow, SubmissionRow } from '../db/RegistryTables.ts'
import { runHere } from '../isolation/runHere.fixture.ts'
import { JobWorker } from '../jobs/JobWorker.ts'
import { addJob } from '../jobs/leases.ts'
import { loadSigningKey, type SigningKey } from '../releases/SigningKey.ts'
import { addSubmission } from '../submissions/addSubmission.ts'
import { approvalOf } from '../submissions/approvalOf.ts'
import { manifestColumns } from '../submissions/manifestColumns.ts'
import { submissionRow } from '../submissions/submissionRow.ts'
import type { Builder } from './Builder.ts'
import { serveSources } from './sourceLinks.ts'

export interface Outcome {
  submission: SubmissionRow
  job: JobRow
  release: ReleaseRow | undefined
}

export interface BuildBench {
  key: SigningKey
  /** Where the zips of builds are fetched. */
  url: string
  /** A submission as an approval leaves it, without its checks. */
  approved(zip: Buffer): Promise<number>
  /** Has one step done; time in which a job rests is over at once. */
  step(id: number, builder: Builder): Promise<Outcome>
  /** Has it built to the end. */
  built(id: number, builder: Builder): Promise<Outcome>
  close(): Promise<void>
}

/** What stands around a builder, without the checks before it and with nothing to wait for. For tests. */
export async function openBuildBench(db: RegistryDb): Promise<BuildBench> {
  const key = await loadSigningKey(db)
  const app = express()
  serveSources(app, db)
  app.use((error: unknown, _: Request, response: Response, __: NextFunction) => {
    response.status(error instanceof AppError ? error.status : 500).end(String(error))
  })
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const outcome = async (id: number): Promise<Outcome> => ({
    submission: await submissionRow(db, id),
    job: await db
      .selectFrom('registry_jobs')
      .selectAll()
      .where('submission_id', '=', id)
      .where('kind', '=', 'build')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
    release: await db
      .selectFrom('registry_releases')
      .selectAll()
      .where('submission_id', '=', id)
      .executeTakeFirst(),
  })
  const bench: BuildBench = {
    key,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    approved: (zip) => approvedSubmission(db, zip),
    async step(id, builder) {
      const tools = { key: () => key, onRelease: () => {}, isolate: runHere, builder, tell: async () => {} }
      const past = new Date(Date.now() - 1).toISOString()
      await db
        .updateTable('registry_jobs')
        .set({ leased_until: past })
        .where('state', '=', 'waiting')
        .execute()
      await new JobWorker(db, tools, { info: () => {}, warn: () => {} }).runNext(id)
      return outcome(id)
    },
    async built(id, builder) {
      for (let steps = 0; steps < 40; steps += 1) {
        const now = await bench.step(id, builder)
        if (['deployed', 'build_failed'].includes(now.submission.state)) return now
      }
      throw new Error('The build does not come to an end.')
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return bench
}

async function approvedSubmission(db: RegistryDb, zip: Buffer): Promise<number> {
  const { entries } = await readArchive(zip)
  const files = new Map(entries.flatMap(({ path, content }) => (content ? [[path, content] as const] : [])))
  const { manifest } = readManifest(files)
  if (!manifest) throw new Error('The zip of a test has a valid manifest.')
  return inTurn(db, async (tx) => {
    const sender = { name: 'Amina', email: 'a@example.org', actor: 'test', isFirstParty: false }
    const { id } = await addSubmission(tx, { ...sender, zip })
    await tx.updateTable('registry_jobs').set({ state: 'done' }).where('submission_id', '=', id).execute()
    const approval = approvalOf(digestOf(zip), manifest)
    await tx
      .updateTable('registry_submissions')
      .set({ state: 'approved', ...manifestColumns(manifest), approval })
      .where('id', '=', id)
      .execute()
    await addJob(tx, id, 'build')
    return id
  })
}

/** The digest of the module that a zip gives. */
export async function digestOfBuild(zip: Buffer): Promise<string> {
  const bundled = await bundleZip(zip)
  if (!bundled.ok) throw new Error(bundled.faults.join())
  return bundled.bundle.digest
}
