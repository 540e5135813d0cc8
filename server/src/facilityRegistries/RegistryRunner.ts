import type { Kysely } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { FacilityRegistry } from '@msdat/sdk/contracts/facilityRegistries'
import { AppError } from '@msdat/sdk/contracts/problem'
import { registryLimits, type RegistryColumn, type RegistryOutcome } from '@msdat/sdk/contracts/registryDesk'
import type { DataTables } from '../db/DataTables.ts'
import type { DatabaseAddress } from '../db/openDatabase.ts'
import { Lane } from '../limits/Lane.ts'
import { askProcess } from '../processes/askProcess.ts'
import { workerScript } from '../processes/workerScript.ts'
import { removeRegistry } from './changeRegistry.ts'
import { importRegistry, type RegistryOrder } from './importRegistry.ts'
import { readRegistryColumns } from './readRegistryColumns.ts'

export type RegistryTask =
  | { kind: 'columns'; bytes: Buffer }
  | ({ kind: 'import'; address: DatabaseAddress } & RegistryOrder)
  | { kind: 'remove'; address: DatabaseAddress; id: string; actor: Actor }

/** Where the files of registries are read, and what was brought in is removed: in this process, or beside it. */
export interface RegistryRunner {
  columns(bytes: Buffer): Promise<RegistryColumn[]>
  import(order: RegistryOrder): Promise<RegistryOutcome>
  remove(id: string, actor: Actor): Promise<FacilityRegistry>
}

const heapMegabytes = 384
/** Each is held in memory, and the last of them waits for all the others. */
const mostWaiting = 5
const refusal = 'Other registries are being read just now. Please try again in a minute.'

/** For those who wait for nothing else meanwhile. */
export const readRegistriesHere = (db: Kysely<DataTables>): RegistryRunner => ({
  columns: readRegistryColumns,
  import: (order) => importRegistry(db, order),
  remove: (id, actor) => removeRegistry(db, { id }, actor),
})

/**
 * Reads one file after the other in a process with a connection of its own: what takes too much time or memory ends
 * its process alone, and a transaction that was begun is then not written.
 */
export function readRegistriesBeside(
  address: DatabaseAddress,
  script = workerScript('registry'),
  deadlineMs = registryLimits.seconds * 1000,
): RegistryRunner {
  const lane = new Lane({ atOnce: 1, mostWaiting, refusal })
  const run = <Answer>(order: RegistryTask): Promise<Answer> =>
    lane.run(() =>
      askProcess<Answer>({
        script,
        order,
        heapMegabytes,
        deadlineMs,
        tooMuch: order.kind === 'remove' ? tooLong : tooMuch,
      }),
    )
  return {
    columns: (bytes) => run<RegistryColumn[]>({ kind: 'columns', bytes }),
    import: (order) => run<RegistryOutcome>({ kind: 'import', address, ...order }),
    remove: (id, actor) => run<FacilityRegistry>({ kind: 'remove', address, id, actor }),
  }
}

const tooLong = (): AppError =>
  new AppError('timed_out', 'Nothing was removed: it takes too long just now. Please try again later.')

function tooMuch(): AppError {
  const message = 'Nothing was written: reading the file takes too much time or memory. Send it in parts.'
  return new AppError('invalid_input', message, { file: [message] })
}
