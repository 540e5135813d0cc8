import { structuredPatch } from 'diff'
import { isTextType } from '@msdat/sdk/toolchain/archive'
import type { DiffLine, FileDiff } from '@msdat/sdk/contracts/changes'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { comparedWith, filesOf, type Against } from './comparedWith.ts'
import { submissionRow } from './submissionRow.ts'

// The work grows with the square of the edits, and the files are a stranger's.
const mostEdits = 4000
const patienceMs = 200
const mostBytes = 1024 * 1024
// Equal lines are walked over between two looks at the clock.
const mostLines = 20_000

interface Wanted {
  id: number
  path: string
  against: Against
}

/** One file of a submission beside the same file of what it is compared with. */
export async function readFileDiff(db: RegistryDb, { id, path, against }: Wanted): Promise<FileDiff> {
  const submission = await submissionRow(db, id)
  const older = await comparedWith(db, submission, against)
  const before = older?.files?.get(path)
  const after = (await filesOf(db, submission.zip_digest))?.get(path)
  if (!before && !after)
    throw new AppError('not_found', `Neither zip has a file ${path}, or they are not kept.`)
  if (!isTextType(path)) throw new AppError('invalid_input', `${path} is not text.`)
  const isSmall = (before?.length ?? 0) + (after?.length ?? 0) <= mostBytes
  const hunks = isSmall ? hunksOf(before?.toString('utf8') ?? '', after?.toString('utf8') ?? '') : null
  return { path, hunks: hunks ?? [], is_whole: hunks !== null }
}

/** Null where the two differ too much to be compared in good time. */
export function hunksOf(before: string, after: string): DiffLine[][] | null {
  if (countLines(before) + countLines(after) > mostLines) return null
  const patch = structuredPatch('', '', before, after, '', '', {
    context: 3,
    maxEditLength: mostEdits,
    timeout: patienceMs,
  })
  return patch?.hunks.map(({ oldStart, newStart, lines }) => numbered(lines, oldStart, newStart)) ?? null
}

function countLines(text: string): number {
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

function numbered(lines: readonly string[], oldStart: number, newStart: number): DiffLine[] {
  let before = oldStart
  let after = newStart
  const told: DiffLine[] = []
  for (const line of lines) {
    const text = line.slice(1)
    if (line.startsWith('+')) told.push({ kind: 'added', before: null, after: after++, text })
    else if (line.startsWith('-')) told.push({ kind: 'removed', before: before++, after: null, text })
    // "\ No newline at end of file" is about the line before it.
    else if (line.startsWith(' ')) told.push({ kind: 'same', before: before++, after: after++, text })
  }
  return told
}
