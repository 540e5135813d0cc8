import type { Actor, CallContext, Serve } from '@msdat/sdk/adapters/serve'
import { listOwnSubmissions, lookUpSubmission, submitPlugin } from '@msdat/sdk/contracts/ownSubmissions'
import * as contracts from '@msdat/sdk/contracts/registry'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Submission } from '@msdat/sdk/contracts/registry'
import { accountName, submitterName } from './audit/actorName.ts'
import { inTurn } from './db/inTurn.ts'
import type { RegistryDb, RegistryTransaction, SubmissionRow } from './db/RegistryTables.ts'
import type { JobWorker } from './jobs/JobWorker.ts'
import type { IndexReader } from './releases/IndexReader.ts'
import type { SigningKey } from './releases/SigningKey.ts'
import { switchPlugin } from './releases/switchPlugin.ts'
import { addSubmission } from './submissions/addSubmission.ts'
import { approve, reject, retry } from './submissions/decide.ts'
import { lookupHashOf, makeLookupToken } from './submissions/lookupToken.ts'
import { lookUp, readOwnSubmissions } from './submissions/readOwnSubmissions.ts'
import { presentOne, readSubmissions } from './submissions/readSubmissions.ts'
import { listFiles, readFileText } from './submissions/readSubmittedFiles.ts'
import { networkOf } from './submissions/networkOf.ts'
import { refuseFullQueue, type QueueLimits } from './submissions/refuseFullQueue.ts'
import { submissionRow } from './submissions/submissionRow.ts'

interface Parts {
  db: RegistryDb
  worker: JobWorker
  key: () => SigningKey
  index: IndexReader
  /** What may wait for a decision; admins may send more. */
  queue: QueueLimits
}

/** Checks are mostly done within a second; the answer waits for them so that the author sees the findings. */
const checkWaitMs = 8_000

/** Binds what authors and reviewers do to its endpoints. */
export function mountReview(serve: Serve, { db, worker, key, index, queue }: Parts): void {
  const change = async (work: (tx: RegistryTransaction) => Promise<SubmissionRow>): Promise<Submission> => {
    const row = await inTurn(db, work)
    index.forget()
    worker.wake()
    return presentOne(db, row)
  }
  serve(submitPlugin, async (input, { upload, actor: sender, address }) => {
    const zip = acceptedZip(upload)
    const actor = sender ? accountName(sender) : submitterName(input.email)
    const lookup = sender ? null : makeLookupToken()
    const lookupHash = lookup && lookupHashOf(lookup)
    const from = { ...input, accountId: sender?.id, network: networkOf(address) }
    const submission = await change(async (tx) => {
      if (sender?.role !== 'admin') await refuseFullQueue(tx, queue, from)
      return addSubmission(tx, { ...from, actor, lookupHash, zip, isFirstParty: false })
    })
    return { ...(await presentOne(db, await afterChecks(db, submission.id))), lookup }
  })
  serve(listOwnSubmissions, (paging, { actor }) => readOwnSubmissions(db, actor.id, paging))
  serve(lookUpSubmission, ({ token }) => lookUp(db, token))
  serve(contracts.listSubmissions, (filter) => readSubmissions(db, filter))
  serve(contracts.getSubmission, async ({ id }) => presentOne(db, await submissionRow(db, id)))
  serve(contracts.listSubmittedFiles, async ({ id }) => ({ files: await listFiles(db, id) }))
  serve(contracts.readSubmittedFile, async ({ id, path }) => ({
    path,
    text: await readFileText(db, id, path),
  }))
  serve(contracts.approveSubmission, ({ id, reason, zip_digest }, context) => {
    const decision = {
      id,
      reason,
      actor: accountName(context.actor),
      ...(zip_digest && { zipDigest: zip_digest }),
    }
    return change((tx) => approve(tx, decision))
  })
  serve(contracts.rejectSubmission, ({ id, reason }, context) =>
    change((tx) => reject(tx, { id, reason, actor: accountName(context.actor) })),
  )
  serve(contracts.retryBuild, ({ id }, context) =>
    change((tx) => retry(tx, { id, reason: 'Build again.', actor: accountName(context.actor) })),
  )
  const turn = (
    isOn: boolean,
    { plugin, reason }: { plugin: string; reason: string },
    { actor }: { actor: Actor },
  ) => change((tx) => switchPlugin(tx, { plugin, isOn, reason, actor: accountName(actor), key: key() }))
  serve(contracts.disablePlugin, (input, context) => turn(false, input, context))
  serve(contracts.enablePlugin, (input, context) => turn(true, input, context))
}

function acceptedZip(upload: CallContext['upload']): Buffer {
  if (!upload) throw new AppError('invalid_input', 'Please choose a zip file.', { plugin: ['is required'] })
  if (/\.zip$/i.test(upload.name)) return upload.bytes
  throw new AppError('invalid_input', 'The plugin must be a .zip file.', { plugin: ['must be a .zip file'] })
}

async function afterChecks(db: RegistryDb, id: number): Promise<SubmissionRow> {
  const deadline = Date.now() + checkWaitMs
  for (;;) {
    const row = await submissionRow(db, id)
    if (!['submitted', 'checking'].includes(row.state) || Date.now() > deadline) return row
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}
