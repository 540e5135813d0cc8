import type { SignedProvenance } from '@msdat/sdk/contracts/buildProvenance'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { releaseOfVersion } from './currentRelease.ts'

/** Where a version comes from, as it was signed when it was deployed. */
export async function readProvenance(
  db: RegistryDb,
  plugin: string,
  version: string,
): Promise<SignedProvenance> {
  const { provenance } = await releaseOfVersion(db, plugin, version)
  if (provenance !== null) return JSON.parse(provenance) as SignedProvenance
  throw new AppError(
    'not_found',
    `Version ${version} of ${plugin} was built before its provenance was kept. A newer version has it.`,
  )
}
