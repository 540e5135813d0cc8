import type { Generated, Kysely, Selectable, Transaction } from 'kysely'
import type { PluginFault } from '@msdat/sdk/contracts/faults'
import type { SubmissionState } from '@msdat/sdk/contracts/submission'

export type DialectName = 'sqlite' | 'postgres'

/** Bytes by their kind and SHA-256: zips, bundles and shared modules; source maps by whose they are. A second server needs no shared disk. */
interface ArtifactTable {
  digest: string
  kind: 'zip' | 'module' | 'map'
  content: Buffer
  /** Compressed copies of a module, made once. */
  brotli: Buffer | null
  gzip: Buffer | null
  bytes: number
  created_at: string
}

/** The content of a zip. Its row above has none of its own. */
interface ArtifactPartTable {
  kind: 'zip'
  digest: string
  part: number
  content: Buffer
}

interface SubmissionTable {
  id: Generated<number>
  state: SubmissionState
  name: string
  email: string
  phone: string
  purpose: string
  description: string
  plugin_id: string | null
  title: string | null
  version: string | null
  zip_digest: string
  zip_bytes: number
  /** JSON: the manifest, findings and list of files that the checks left. */
  manifest: string | null
  /** JSON, from the manifest: titles of its contributions, and keys of its commands. */
  contribution_titles: string | null
  command_keys: string | null
  findings: string
  files: string
  /** JSON: what exactly was approved. */
  approval: string | null
  first_party: number
  /** Of the account that was signed in when it was handed in. */
  account_id: string | null
  /** SHA-256 of the token that an anonymous author was given. */
  lookup_hash: string | null
  /** Where it came from, for as long as nobody has decided about it. */
  address: string | null
  /** Lower case: the sender's address, where it was proven to be theirs when they handed it in. */
  proven_email: string | null
  /** The zip before this one, where this one answers a request for changes. */
  previous_zip: string | null
  /** Of the built code, as the checks measured it. */
  bundle_bytes: number | null
  created_at: string
  updated_at: string
}

/** Work that some process has to do; whoever holds the lease does it. */
interface JobTable {
  id: Generated<number>
  submission_id: number
  kind: 'check' | 'build' | 'trial'
  state: 'waiting' | 'running' | 'done' | 'failed'
  attempt: number
  log: string
  worker: string | null
  /** Of a job that waits: before then it is not taken up. */
  leased_until: string | null
  /** JSON: what a builder has to know when it is asked again. */
  memo: string | null
  /** Hash of the token by which the zip of this build can be fetched once, and until when. */
  source_hash: string | null
  source_until: string | null
  created_at: string
  started_at: string | null
  ended_at: string | null
}

interface ReleaseTable {
  id: Generated<number>
  submission_id: number
  plugin_id: string
  version: string
  state: 'live' | 'disabled' | 'superseded' | 'yanked'
  /** JSON of the contract's Release, as it goes into the index. */
  release: string
  /** Of a version that no longer runs: what took it out of service, and when. */
  ended_because: 'replaced' | 'rolled_back' | 'yanked' | null
  ended_at: string | null
  /** What visitors are told about a yanked version. */
  notice: string | null
  /** JSON of the contract's SignedProvenance; null of what was built before it was kept. */
  provenance: string | null
  created_at: string
}

/** The yes of one admin to one zip. */
interface ApprovalTable {
  submission_id: number
  zip_digest: string
  account_id: string
  actor: string
  reason: string
  /** JSON: the new permissions this admin grants expressly. */
  grants: string
  at: string
}

/** What reviewers and the submitter said about a submission, or about one line of it. */
interface CommentTable {
  id: Generated<number>
  submission_id: number
  zip_digest: string
  path: string | null
  line: number | null
  text: string
  account_id: string | null
  author: string
  is_submitter: number
  at: string
}

interface AuditTable {
  sequence: number
  submission_id: number | null
  actor: string
  action: string
  reason: string
  at: string
  hash: string
  previous: string
}

/** Single values: the number of the index, the signed index, the signing key, the shared modules and those before them. */
interface StateTable {
  name: string
  value: string
}

/** Faults of one kind of one version, counted. */
interface FaultTable {
  plugin_id: string
  version: string
  kind: PluginFault['kind']
  message: string
  /** JSON: places in the plugin's own files; null where they are not known. */
  trace: string | null
  count: number
  first_at: string
  last_at: string
}

/** Counts of one release and one day, by class: a boot time, or a refusal. */
interface FigureTable {
  plugin_id: string
  version: string
  day: string
  class: number
  count: number
}

/** A build that admins try before it is approved; by the zip it was made of. */
interface TrialTable {
  zip_digest: string
  /** Name of its frame document. */
  frame: string
  /** JSON of the contract's Release. */
  release: string
  code: string
  created_at: string
}

export interface RegistryTables {
  registry_artifacts: ArtifactTable
  registry_artifact_parts: ArtifactPartTable
  registry_submissions: SubmissionTable
  registry_jobs: JobTable
  registry_releases: ReleaseTable
  registry_approvals: ApprovalTable
  registry_comments: CommentTable
  registry_audit: AuditTable
  registry_state: StateTable
  registry_faults: FaultTable
  registry_trials: TrialTable
  registry_frame_figures: FigureTable
}

export type RegistryDb = Kysely<RegistryTables>
export type RegistryTransaction = Transaction<RegistryTables>
export type SubmissionRow = Selectable<SubmissionTable>
export type ReleaseRow = Selectable<ReleaseTable>
export type CommentRow = Selectable<CommentTable>
export type JobRow = Selectable<JobTable>
export type FaultRow = Selectable<FaultTable>
