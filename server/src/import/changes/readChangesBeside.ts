import { AppError } from '@msdat/sdk/contracts/problem'
import type { DatabaseAddress } from '../../db/openDatabase.ts'
import { Semaphore } from '../../http/Semaphore.ts'
import { askProcess } from '../../processes/askProcess.ts'
import { workerScript } from '../../processes/workerScript.ts'
import type { ChangesInput, ChangesReader } from './listChanges.ts'

export interface ChangesOrder {
  address: DatabaseAddress
  job: number
  input: ChangesInput
}

const heapMegabytes = 128
/** Several times what millions of rows take on a small machine. */
const patienceMs = 60_000

/**
 * Reads one list after the other in a process with a connection of its own: all rows of a file are compared with the
 * data and put in order for each page, and millions take seconds, in which SQLite would keep everybody else waiting.
 */
export function readChangesBeside(address: DatabaseAddress, script = workerScript('changes')): ChangesReader {
  const semaphore = new Semaphore(1)
  return async ({ id }, input) => {
    const release = await semaphore.acquire()
    const order: ChangesOrder = { address, job: id, input }
    return askProcess<Awaited<ReturnType<ChangesReader>>>({
      script,
      order,
      heapMegabytes,
      deadlineMs: patienceMs,
      tooMuch: () =>
        new AppError(
          'timed_out',
          'The changes of this import are too many to be listed. Look at its counts.',
        ),
    }).finally(release)
  }
}
