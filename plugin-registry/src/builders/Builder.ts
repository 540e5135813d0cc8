import type { WorkflowRun } from '@msdat/sdk/contracts/buildProvenance'
import type { Manifest } from '@msdat/sdk/contracts/manifest'
import type { JobRow, RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'
import type { IsolatedAnswer, IsolatedTask } from '../isolation/runIsolated.ts'

export interface BuildTask {
  db: RegistryDb
  job: JobRow
  submission: SubmissionRow
  /** The reviewed zip, whose digest is that of the submission. */
  zip: Buffer
  tools: {
    isolate: (task: IsolatedTask) => Promise<IsolatedAnswer>
    signal: AbortSignal
  }
}

export interface PluginBuild {
  code: Buffer
  /** JSON of a SourceMap. It stays on the server. */
  sourceMap: string
  imports: string[]
  manifest: Manifest
  icons: Record<string, string>
  bundler: string
  /** What fenced in the process that built it here. */
  isolation: string
  /** The run of a workflow that gave the same bytes; null where none was asked. */
  workflow: WorkflowRun | null
}

export type Build = { ok: true; plugin: PluginBuild } | { ok: false; log: string }

/** Turns a reviewed zip into the module that is deployed. */
export interface Builder {
  /** Takes a build as far as it goes now; null where the job was put off and will be given here again. */
  build(task: BuildTask): Promise<Build | null>
}

export const failedBuild = (log: string): Build => ({ ok: false, log })
