import type { Manifest } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { PreparedModule } from '../artifacts/artifacts.ts'
import type { SubmissionRow } from '../db/RegistryTables.ts'

export interface BuiltPlugin {
  submission: SubmissionRow
  manifest: Manifest
  module: Pick<PreparedModule, 'digest' | 'content'>
  imports: string[]
  icons: Record<string, string>
}

/** What the index says of a built version. */
export function releaseOf(
  { submission, manifest, module, imports, icons }: BuiltPlugin,
  at: string,
): Release {
  return {
    plugin: manifest.id,
    version: manifest.version,
    name: manifest.name,
    description: manifest.description,
    author: manifest.author.name,
    license: manifest.license,
    contributes: manifest.contributes,
    permissions: manifest.permissions,
    network: (manifest.network ?? []).map(({ host }) => host),
    ...(manifest.publishes && { publishes: manifest.publishes }),
    ...(manifest.subscribes && { subscribes: manifest.subscribes.map(({ topic }) => topic) }),
    bundle: { digest: module.digest, bytes: module.content.length, imports },
    icons,
    sdk: manifest.sdk,
    firstParty: submission.first_party === 1,
    zip_digest: submission.zip_digest,
    released_at: at,
  }
}
