import { readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import { NewRegistry, registryLimits, type RegistryOutcome } from '@msdat/sdk/contracts/registryDesk'
import { validate } from '@msdat/sdk/contracts/validate/node'
import type { DataTables } from '../db/DataTables.ts'
import type { FacilityTables } from '../facilities/facilityTables.ts'
import { readRegistries } from '../facilities/readRegistries.ts'
import { importRegistry } from './importRegistry.ts'

export interface RegistryCommand {
  bytes: Buffer
  /** A file of JSON with what is said of the registry. */
  about: string
  state: string
  isReplacing: boolean
  dryRun: boolean
}

const commandLine = {
  id: 'command line',
  email: 'command line',
  name: 'command line',
  role: 'admin',
} as const

/** The import of a registry from the command line. */
export async function bringInRegistry(
  db: Kysely<DataTables>,
  { bytes, about, state, isReplacing, dryRun }: RegistryCommand,
): Promise<RegistryOutcome> {
  if (bytes.length > registryLimits.uploadBytes)
    throw new AppError('too_large', 'The file is larger than 20 MB. Send a registry for each state or zone.')
  const registry = await readAbout(about)
  const [known] = await readRegistries(db as unknown as Kysely<FacilityTables>, { id: registry.id })
  if (known && !isReplacing)
    throw new AppError(
      'conflict',
      `There is a registry ${known.id} already. Say --replace, or give another id.`,
    )
  return importRegistry(db, {
    registry,
    bytes,
    meanings: {},
    state,
    replaces: known?.updated_at ?? null,
    dryRun,
    actor: commandLine,
  })
}

async function readAbout(file: string): Promise<NewRegistry> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new AppError('not_found', `There is no file ${file}.`)
  })
  const read = validate(NewRegistry, parse(text))
  if (read.ok) return read.value
  const faults = read.issues.map(({ path, message }) => [path, message].filter(Boolean).join(' '))
  throw new AppError('invalid_input', `${file} does not say what a registry needs: ${faults.join('; ')}.`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
