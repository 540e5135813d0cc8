import type { Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/review'
import { getChanges, getFileDiff } from '@msdat/sdk/contracts/changes'
import { addComment, listComments } from '@msdat/sdk/contracts/comments'
import * as lists from '@msdat/sdk/contracts/submissions'
import { accountName } from './audit/actorName.ts'
import type { Change } from './createChange.ts'
import { inTurn } from './db/inTurn.ts'
import type { RegistryDb } from './db/RegistryTables.ts'
import { approve } from './submissions/approve.ts'
import { keepComment, readComments, refuseUnknownPlace } from './submissions/comments.ts'
import { readChanges } from './submissions/readChanges.ts'
import { readFileDiff } from './submissions/readFileDiff.ts'
import { reject, requestChanges, retry } from './submissions/decide.ts'
import { countQueues, readQueue } from './submissions/readQueue.ts'
import { readReview, type Admins } from './submissions/readReview.ts'
import { presentOne, readSubmissions } from './submissions/readSubmissions.ts'
import { listFiles, readFileText } from './submissions/readSubmittedFiles.ts'
import { submissionRow } from './submissions/submissionRow.ts'

interface Parts {
  db: RegistryDb
  change: Change
  adminsNow(): Promise<Admins>
}

/** Binds what reviewers read and decide. */
export function mountReview(serve: Serve, { db, change, adminsNow }: Parts): void {
  serve(lists.listQueue, (filter) => readQueue(db, filter))
  serve(lists.countQueues, () => countQueues(db))
  serve(lists.listSubmissions, (filter) => readSubmissions(db, filter))
  serve(lists.getSubmission, async ({ id }) => presentOne(db, await submissionRow(db, id)))
  serve(lists.listSubmittedFiles, async ({ id }) => ({ files: await listFiles(db, id) }))
  serve(lists.readSubmittedFile, async ({ id, path }) => ({
    path,
    text: await readFileText(db, id, path),
  }))
  serve(getChanges, ({ id, against = 'running' }) => readChanges(db, id, against))
  serve(getFileDiff, ({ id, path, against = 'running' }) => readFileDiff(db, { id, path, against }))
  serve(contracts.getReview, async ({ id }, { actor }) =>
    readReview(db, id, { actor, admins: await adminsNow() }),
  )
  serve(contracts.approveSubmission, async ({ id, reason, zip_digest, grants }, { actor }) => {
    const admins = await adminsNow()
    return change((tx) => approve(tx, { id, reason, zipDigest: zip_digest, grants, admins }, actor))
  })
  serve(contracts.rejectSubmission, ({ id, reason }, { actor }) =>
    change((tx) => reject(tx, { id, reason, actor: accountName(actor) })),
  )
  serve(contracts.requestChanges, ({ id, reason }, { actor }) =>
    change((tx) => requestChanges(tx, { id, reason, actor: accountName(actor) })),
  )
  serve(listComments, async ({ id }) => ({
    comments: (await readComments(db, [await submissionRow(db, id)])).get(id) ?? [],
  }))
  serve(addComment, ({ id, text, path, line }, { actor }) =>
    inTurn(db, async (tx) => {
      const submission = await submissionRow(tx, id)
      refuseUnknownPlace(submission, { path, line })
      const about = { submission: id, zipDigest: submission.zip_digest, path, line }
      return keepComment(tx, { ...about, text, author: actor.name, account: actor.id, isSubmitter: false })
    }),
  )
  serve(contracts.retryBuild, ({ id }, { actor }) =>
    change((tx) => retry(tx, { id, reason: 'Build again.', actor: accountName(actor) })),
  )
}
