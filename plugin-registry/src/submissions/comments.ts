import type { ReviewComment } from '@msdat/sdk/contracts/comments'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { SubmittedFile } from '@msdat/sdk/contracts/submission'
import type { CommentRow, RegistryDb, RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'

export interface NewComment {
  submission: number
  zipDigest: string
  author: string
  account: string | null
  isSubmitter: boolean
  text: string
  path?: string | undefined
  line?: number | undefined
}

// A thread that nobody could read any more.
const mostComments = 500

/** Adds a comment to the thread of a submission. */
export async function keepComment(tx: RegistryTransaction, comment: NewComment): Promise<ReviewComment> {
  const { submission, zipDigest, author, account, isSubmitter, text, path, line } = comment
  const { count } = await tx
    .selectFrom('registry_comments')
    .select((row) => row.fn.countAll().as('count'))
    .where('submission_id', '=', submission)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostComments)
    throw new AppError('conflict', `A submission takes up to ${mostComments} comments.`)
  const row = await tx
    .insertInto('registry_comments')
    .values({
      submission_id: submission,
      zip_digest: zipDigest,
      author,
      account_id: account,
      is_submitter: isSubmitter ? 1 : 0,
      text,
      path: path ?? null,
      line: line ?? null,
      at: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toComment(row, zipDigest)
}

/** Refuses a comment on what the zip does not hold. */
export function refuseUnknownPlace(
  { id, files }: SubmissionRow,
  { path, line }: { path?: string | undefined; line?: number | undefined },
): void {
  if (path === undefined && line !== undefined)
    throw new AppError('invalid_input', 'A line is of a file: give its path too.', { path: ['is required'] })
  if (path === undefined) return
  const isThere = (JSON.parse(files) as SubmittedFile[]).some((file) => file.path === path)
  if (!isThere) throw new AppError('not_found', `There is no file ${path} in submission ${id}.`)
}

/** The thread, oldest first. */
export async function readComments(
  db: RegistryDb,
  submissions: readonly Pick<SubmissionRow, 'id' | 'zip_digest'>[],
): Promise<Map<number, ReviewComment[]>> {
  const threads = new Map<number, ReviewComment[]>(submissions.map(({ id }) => [id, []]))
  if (submissions.length === 0) return threads
  const digests = new Map(submissions.map(({ id, zip_digest }) => [id, zip_digest]))
  const rows = await db
    .selectFrom('registry_comments')
    .selectAll()
    .where('submission_id', 'in', [...digests.keys()])
    .orderBy('id')
    .execute()
  for (const row of rows) threads.get(row.submission_id)?.push(toComment(row, digests.get(row.submission_id)))
  return threads
}

function toComment(row: CommentRow, zipDigest: string | undefined): ReviewComment {
  return {
    id: row.id,
    path: row.path,
    line: row.line,
    text: row.text,
    author: row.author,
    is_submitter: row.is_submitter === 1,
    is_current: row.zip_digest === zipDigest,
    at: row.at,
  }
}
