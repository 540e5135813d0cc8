import { readArchive } from '@msdat/sdk/toolchain/archive'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { SubmittedFile } from '@msdat/sdk/contracts/submission'
import { keptZip } from '../artifacts/artifacts.ts'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { submissionRow } from './submissionRow.ts'

/** The files of a zip as the checks found them. */
export async function listFiles(db: RegistryDb, id: number): Promise<SubmittedFile[]> {
  return JSON.parse((await submissionRow(db, id)).files) as SubmittedFile[]
}

/** The text of one file. It is sent as JSON and drawn as text: nothing of it is ever a page. */
export async function readFileText(db: RegistryDb, id: number, path: string): Promise<string> {
  const submission = await submissionRow(db, id)
  const file = (JSON.parse(submission.files) as SubmittedFile[]).find((listed) => listed.path === path)
  if (!file) throw new AppError('not_found', `There is no file ${path} in submission ${id}.`)
  if (!file.isText)
    throw new AppError('invalid_input', `${path} is not text; download the zip to look at it.`)
  const zip = await keptZip(db, submission.zip_digest)
  const { entries } = await readArchive(zip, { only: (listed) => listed === path })
  const content = entries.find((entry) => entry.path === path)?.content
  if (!content) throw new AppError('not_found', `${path} cannot be read out of the zip.`)
  return content.toString('utf8')
}
