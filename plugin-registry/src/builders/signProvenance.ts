import type { Provenance, SignedProvenance } from '@msdat/sdk/contracts/buildProvenance'
import type { JobRow, SubmissionRow } from '../db/RegistryTables.ts'
import type { SigningKey } from '../releases/SigningKey.ts'
import type { PluginBuild } from './Builder.ts'

interface Facts {
  job: JobRow
  submission: SubmissionRow
  plugin: PluginBuild
  bundleDigest: string
}

/** Writes down where a build comes from, and signs it: so it can be checked without asking this server. */
export function signProvenance(
  { job, submission, plugin, bundleDigest }: Facts,
  key: SigningKey,
): SignedProvenance {
  const content: Provenance = {
    kind: 'msdat-plugin-build',
    plugin: plugin.manifest.id,
    version: plugin.manifest.version,
    submission: submission.id,
    zip_digest: submission.zip_digest,
    bundle_digest: bundleDigest,
    builder: plugin.workflow ? 'github' : 'local',
    bundler: plugin.bundler,
    runtime: `Node.js ${process.version}`,
    isolation: plugin.isolation,
    workflow: plugin.workflow,
    asked_at: job.created_at,
    built_at: new Date().toISOString(),
  }
  const provenance = JSON.stringify(content)
  return { provenance, signature: key.sign(provenance), key: key.publicKey }
}
