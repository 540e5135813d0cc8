import { Worker } from 'node:worker_threads'
import { AppError, type Problem } from '@msdat/sdk/contracts/problem'
import { Turns } from '../../http/Turns.ts'
import type { Meanings } from './mapHeadings.ts'
import type { ColumnReader, FileColumn } from './meanings.ts'

export interface ColumnsOrder {
  bytes: Uint8Array
  kept: Meanings
}

export type ColumnsReport = { ok: true; columns: FileColumn[] } | { ok: false; problem: Problem }

const heapMegabytes = 256
/** Many times what the largest good file takes: its columns stand in its first rows. */
const patienceMs = 10_000

/**
 * Reads the columns of one file after the other on a thread beside this one: a file can hold fifty million blank lines
 * before its first row, or XML that is nested without end. One that takes too much time or memory ends its thread alone.
 */
export function readColumnsBeside(
  script = new URL('columnsWorker.js', import.meta.url),
  deadlineMs = patienceMs,
): ColumnReader {
  const turns = new Turns(1)
  return async (bytes, kept) => {
    const end = await turns.take()
    return readOnThread(script, deadlineMs, { bytes, kept }).finally(end)
  }
}

function readOnThread(script: URL, deadlineMs: number, workerData: ColumnsOrder): Promise<FileColumn[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    })
    const deadline = setTimeout(() => void worker.terminate(), deadlineMs)
    worker.once('message', (report: ColumnsReport) => {
      if (report.ok) resolve(report.columns)
      else reject(new AppError(report.problem.code, report.problem.message, report.problem.fields))
    })
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
    )
    worker.once('exit', () => {
      clearTimeout(deadline)
      reject(tooMuch())
    })
  })
}

function tooMuch(): AppError {
  const message = 'Its columns could not be found: reading its first rows takes too much time or memory.'
  return new AppError('invalid_input', message, { file: [message] })
}
