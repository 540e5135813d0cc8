import { AppError } from '@msdat/sdk/contracts/problem'
import type { DatabaseAddress } from '../../db/openDatabase.ts'
import { Lane } from '../../limits/Lane.ts'
import { askProcess } from '../../processes/askProcess.ts'
import { workerScript } from '../../processes/workerScript.ts'
import type { ChangesInput, ChangesReader } from './listChanges.ts'

export interface ChangesOrder {
  address: DatabaseAddress
  job: number
  input: ChangesInput
}

const heapMegabytes = 128
/** The last of them waits for all the others. */
const mostWaiting = 20
const refusal = 'Many lists of changes are being read just now. Please try again in a minute.'
/** Several times what millions of rows take on a small machine. */
const patienceMs = 60_000

/**
 * Reads one list after the other in a process with a connection of its own: all rows of a file are compared with the
 * data and put in order for each page, and millions take seconds, in which SQLite would keep everybody else waiting.
 */
export function readChangesBeside(address: DatabaseAddress, script = workerScript('changes')): ChangesReader {
  const lane = new Lane({ atOnce: 1, mostWaiting, refusal })
  return ({ id }, input) => {
    const order: ChangesOrder = { address, job: id, input }
    return lane.run(() =>
      askProcess<Awaited<ReturnType<ChangesReader>>>({
        script,
        order,
        heapMegabytes,
        deadlineMs: patienceMs,
        tooMuch: () =>
          new AppError(
            'timed_out',
            'The changes of this import are too many to be listed. Look at its counts.',
          ),
      }),
    )
  }
}
