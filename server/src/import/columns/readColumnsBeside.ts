import { AppError } from '@msdat/sdk/contracts/problem'
import { Lane } from '../../limits/Lane.ts'
import { askProcess } from '../../processes/askProcess.ts'
import { workerScript } from '../../processes/workerScript.ts'
import type { Meanings } from './mapHeadings.ts'
import type { ColumnReader } from './meanings.ts'

export interface ColumnsOrder {
  bytes: Uint8Array
  kept: Meanings
}

const heapMegabytes = 256
/** Many times what the largest good file takes: its columns stand in its first rows. */
const patienceMs = 10_000
/** Each is held in memory, and the last of them waits for all the others. */
const mostWaiting = 10
const refusal = 'Many files are being looked at just now. Please try again in a minute.'

/**
 * Reads the columns of one file after the other in a process beside this one: a file can hold fifty million blank
 * lines before its first row, or XML that is nested without end. One that takes too much time or memory ends its
 * process alone.
 */
export function readColumnsBeside(script = workerScript('columns'), deadlineMs = patienceMs): ColumnReader {
  const lane = new Lane({ atOnce: 1, mostWaiting, refusal })
  return (bytes, kept) => {
    const order: ColumnsOrder = { bytes, kept }
    return lane.run(() =>
      askProcess<Awaited<ReturnType<ColumnReader>>>({ script, order, heapMegabytes, deadlineMs, tooMuch }),
    )
  }
}

function tooMuch(): AppError {
  const message = 'Its columns could not be found: reading its first rows takes too much time or memory.'
  return new AppError('invalid_input', message, { file: [message] })
}
