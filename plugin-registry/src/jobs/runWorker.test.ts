import { beforeEach, expect, it } from 'vitest'
import type { CheckedPlugin } from '@msdat/sdk/toolchain/checks'
import type { Finding } from '@msdat/sdk/contracts/submission'
import { inTurn } from '../db/inTurn.ts'
import type { JobRow, RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { localBuilder } from '../builders/localBuilder.ts'
import type { IsolatedAnswer } from '../isolation/runIsolated.ts'
import { addSubmission } from '../submissions/addSubmission.ts'
import { submissionRow } from '../submissions/submissionRow.ts'
import { JobWorker } from './JobWorker.ts'
import { mostAttempts } from './JobTools.ts'

const noProcess: IsolatedAnswer = { ok: false, reason: 'not_started', detail: 'spawn EAGAIN' }
const timeOut: IsolatedAnswer = { ok: false, reason: 'ran_out_of_time', detail: 'It took longer than 60 s.' }
const crash: IsolatedAnswer = { ok: false, reason: 'crashed', detail: 'It ended with SIGABRT.' }
const answer: CheckedPlugin = { isFit: true, findings: [], manifest: null, files: [], bundleBytes: null }
const fine: IsolatedAnswer = { ok: true, answer, isolation: 'none' }

describeDatabases('a job whose worker fails', ({ makeDatabase }) => {
  let db: RegistryDb

  beforeEach(async () => {
    db = (await makeDatabase()).connect()
    const sender = { name: 'Amina', email: 'a@example.org', actor: 'submitter:a@example.org' }
    await inTurn(db, (tx) => addSubmission(tx, { ...sender, zip: Buffer.from('zip'), isFirstParty: false }))
  })

  /** Has the job tried as often as there are answers; after each try, the time it has to rest is over. */
  async function tryWith(...answers: IsolatedAnswer[]): Promise<{ submission: SubmissionRow; job: JobRow }> {
    const left = [...answers]
    const isolate = () => Promise.resolve(left.shift() ?? crash)
    const key = (): never => {
      throw new Error('Nothing is deployed here.')
    }
    const log = { info: () => {}, warn: () => {} }
    const tools = { key, onRelease: () => {}, isolate, builder: localBuilder, tell: async () => {} }
    const worker = new JobWorker(db, tools, log)
    for (const _ of answers) {
      expect(await worker.runNext()).toBe(true)
      // It rests before it is tried again, and is not taken up twice.
      expect(await worker.runNext()).toBe(false)
      await db
        .updateTable('registry_jobs')
        .set({ leased_until: new Date(Date.now() - 1).toISOString() })
        .where('state', '=', 'waiting')
        .execute()
    }
    expect(left).toEqual([])
    const job = await db.selectFrom('registry_jobs').selectAll().executeTakeFirstOrThrow()
    return { submission: await submissionRow(db, 1), job }
  }
  const findingOf = ({ findings }: SubmissionRow) => (JSON.parse(findings) as Finding[])[0]
  const zips = () => db.selectFrom('registry_artifacts').select('digest').execute()
  const toBuild = async () => {
    await db.updateTable('registry_jobs').set({ kind: 'build' }).execute()
    await db.updateTable('registry_submissions').set({ state: 'approved', approval: '{}' }).execute()
  }

  it('is done later where the server had no process for it, and keeps the zip', async () => {
    const { submission, job } = await tryWith(noProcess)
    expect(submission.state).toBe('checking')
    expect(job).toMatchObject({ state: 'waiting', attempt: 1, log: 'spawn EAGAIN' })
    expect(await zips()).toHaveLength(1)
    expect((await tryWith(fine)).submission.state).toBe('awaiting_approval')
  })

  it('is given up after so many tries, and does not blame the plugin', async () => {
    const { submission } = await tryWith(...Array.from({ length: mostAttempts }, () => noProcess))
    expect(submission.state).toBe('check_failed')
    expect(findingOf(submission)).toMatchObject({
      title: 'The server could not check the plugin',
      detail: expect.stringContaining('nothing about the plugin') as string,
      remedy: expect.stringContaining('Submit the same zip again') as string,
    })
  })

  it('is tried once more where it ran out of time, and then is the plugin’s own fault', async () => {
    expect((await tryWith(timeOut)).submission.state).toBe('checking')
    const { submission } = await tryWith(timeOut)
    expect(submission.state).toBe('check_failed')
    expect(findingOf(submission)?.title).toBe('The checks could not be finished')
  })

  it('is over where the worker broke down by itself', async () => {
    const { submission } = await tryWith(crash)
    expect(submission.state).toBe('check_failed')
    expect(findingOf(submission)?.remedy).toContain('Make the plugin smaller')
    expect(await zips()).toEqual([])
  })

  it('is not blamed on the plugin where servers died over it', async () => {
    await db.updateTable('registry_jobs').set({ attempt: mostAttempts }).execute()
    const isolate = (): never => {
      throw new Error('It is not tried any more.')
    }
    const tools = { key: isolate, onRelease: () => {}, isolate, builder: localBuilder, tell: async () => {} }
    await new JobWorker(db, tools, { info: () => {}, warn: () => {} }).runNext()
    expect(findingOf(await submissionRow(db, 1))?.title).toBe('The server could not check the plugin')
  })

  it('is done later too where it is a build', async () => {
    await toBuild()
    expect((await tryWith(noProcess, timeOut)).submission.state).toBe('building')
    const { submission, job } = await tryWith(timeOut)
    expect(submission.state).toBe('build_failed')
    expect(job).toMatchObject({
      state: 'failed',
      attempt: 3,
      log: expect.stringContaining('It took longer than 60 s.'),
    })
  })

  it('that is a build says that the server was in trouble, when it is given up', async () => {
    await toBuild()
    const { submission, job } = await tryWith(...Array.from({ length: mostAttempts }, () => noProcess))
    expect(submission.state).toBe('build_failed')
    expect(job.log).toContain('nothing about the plugin')
  })
})
