import { sql, type Kysely } from 'kysely'

/**
 * What a review needs beside the submission: whose address was proven when it was handed in, the yes
 * of each admin, what was said about it, and the zip that an answer to a request for changes replaced.
 */
export async function addReviewTables(db: Kysely<unknown>, key: string): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  for (const column of ['proven_email text', 'previous_zip text', 'bundle_bytes integer'])
    await run(`alter table registry_submissions add column ${column}`)
  for (const column of ['ended_because text', 'ended_at text', 'notice text'])
    await run(`alter table registry_releases add column ${column}`)
  const submission = 'submission_id integer not null references registry_submissions (id)'
  await run(`create table registry_approvals (${submission}, zip_digest text not null, account_id text not null,
    actor text not null, reason text not null, grants text not null, at text not null,
    primary key (submission_id, zip_digest, account_id))`)
  await run(`create table registry_comments (id ${key}, ${submission}, zip_digest text not null,
    path text, line integer, text text not null, account_id text, author text not null,
    is_submitter integer not null, at text not null)`)
  await run('create index registry_comments_submission on registry_comments (submission_id)')
  // So that the counts need not read manifests and findings.
  await run('create index registry_submissions_queue on registry_submissions (state, updated_at)')
}
