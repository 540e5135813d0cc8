import type { SharedModule } from '@msdat/sdk/contracts/registry'
import { digestOf, prepareModule, storeModule } from '../artifacts/artifacts.ts'
import { inTurn } from '../db/inTurn.ts'
import { readState, writeState } from '../db/stateValues.ts'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { publishIndex } from './publishIndex.ts'
import type { SigningKey } from './SigningKey.ts'

/** A module all plugins may import, as the sdk built it. */
export interface BuiltModule {
  specifier: string
  imports: readonly string[]
  code: Buffer
}

/**
 * Puts the shared modules where hosts fetch them, and publishes an index that lists them. It does so
 * at each start, changed or not: after a restored backup the stored index is older than what visitors
 * have seen, and nothing in the database shows that it was restored.
 */
export async function shareModules(
  db: RegistryDb,
  key: SigningKey,
  modules: readonly BuiltModule[],
): Promise<void> {
  const listed: SharedModule[] = modules.map(({ specifier, imports, code }) => ({
    specifier,
    digest: digestOf(code),
    bytes: code.length,
    imports: [...imports],
  }))
  const text = JSON.stringify(listed)
  const former = await readState(db, 'shared_modules')
  const isKnown = former === text
  const prepared = isKnown ? [] : await Promise.all(modules.map(({ code }) => prepareModule(code)))
  await inTurn(db, async (tx) => {
    for (const module of prepared) await storeModule(tx, module)
    // Pages that are open go on with the modules they began with, so those of the time before stay.
    if (!isKnown && former !== null) await writeState(tx, 'former_shared_modules', former)
    await writeState(tx, 'shared_modules', text)
    await publishIndex(tx, key)
  })
}
