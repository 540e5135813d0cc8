import type { Kysely } from 'kysely'
import type { CallContext, Serve } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import * as contracts from '@msdat/sdk/contracts/registryDesk'
import type { DataTables } from '../db/DataTables.ts'
import type { FacilityTables } from '../facilities/facilityTables.ts'
import { readRegistries } from '../facilities/readRegistries.ts'
import { showRegistry } from './changeRegistry.ts'
import { parseRegistryMeanings } from './parseRegistryMeanings.ts'
import type { RegistryRunner } from './RegistryRunner.ts'

/** Registries of health facilities: brought in, replaced, hidden and removed by admins. */
export function mountRegistries(serve: Serve, db: Kysely<DataTables>, runner: RegistryRunner): void {
  const tables = db as unknown as Kysely<FacilityTables>
  serve(contracts.listAllRegistries, async () => ({ registries: await readRegistries(tables, {}) }))
  serve(contracts.readRegistryColumns, async (_, context) => ({
    columns: await runner.columns(fileOf(context)),
  }))
  serve(contracts.importRegistry, ({ state = '', columns, replaces, dry_run, ...registry }, context) =>
    runner.import({
      registry,
      bytes: fileOf(context),
      meanings: columns === undefined ? {} : parseRegistryMeanings(columns),
      state,
      // An empty field of a form says the same as none.
      replaces: replaces ? replaces : null,
      dryRun: dry_run ?? false,
      actor: context.actor,
    }),
  )
  serve(contracts.showRegistry, (input, { actor }) => showRegistry(db, input, actor))
  serve(contracts.removeRegistry, ({ id }, { actor }) => runner.remove(id, actor))
}

function fileOf({ upload }: CallContext): Buffer {
  if (upload) return upload.bytes
  const reason = 'must be a CSV or XLSX file'
  throw new AppError('invalid_input', `Send the file in the field "file" of a form.`, { file: [reason] })
}
