import type { Generated } from 'kysely'

export type ImportState =
  | 'checking'
  | 'ready'
  | 'rejected'
  | 'committing'
  | 'committed'
  | 'undoing'
  | 'undone'
  | 'cancelled'
  | 'interrupted'

/** What the import pipeline keeps beside the values. Booleans are 0 or 1, times ISO text. */
export interface ImportTables {
  import_jobs: ImportJobTable
  import_rows: ImportRowTable
  import_findings: ImportFindingTable
  import_flagged: ImportFlaggedTable
  import_confirmations: ImportConfirmationTable
  import_complete_pairs: ImportCompletePairTable
  import_news: ImportNewsTable
  value_revisions: ValueRevisionTable
  value_flags: ValueFlagTable
}

/** One file on its way in. It gets its number among the imports when it is committed. */
export interface ImportJobTable {
  id: Generated<number>
  state: ImportState
  file_name: string
  digest: string
  bytes: number
  actor: string | null
  /** Data source of all rows, for files that have no such column. */
  source: number | null
  /** JSON: what headings mean that were explained beside the file. */
  meanings: string
  dry_run: number
  remove_missing: number
  progress: number
  message: string
  rows: number
  blank_rows: number
  errors: number
  warnings: number
  added: number
  changed: number
  same: number
  removed: number
  /** Data version that the counts of changes belong to. */
  checked_version: string
  /** Newest import at that version; null where it was checked before that was kept, and until the check. */
  checked_import: number | null
  /** How many series the rules have something to say of, at that version; null where that is not known. */
  flagged_series: number | null
  /** Number of the commit, in `imports`. */
  import: number | null
  /** Process that works on it, and when it last said so. */
  runner: string
  alive_at: string
  created_at: string
  updated_at: string
}

/** A row of a file that was read and checked, waiting for the commit. */
export interface ImportRowTable {
  job: number
  line: number
  indicator: number
  datasource: number
  location: number
  period: string
  value_type: number
  value: number
  citation: number | null
  note: string
}

/** A series of a file of new values that has flags, or will have: at the commit the others are let alone. */
interface ImportFlaggedTable {
  job: number
  indicator: number
  datasource: number
  location: number
}

/** How many figures of a committed file stood in the data already, by the import that had brought them. */
interface ImportConfirmationTable {
  import: number
  confirmed: number
  figures: number
}

/** How many figures a file with `remove_missing` held of a pair: it says of every other one that there is none. */
interface ImportCompletePairTable {
  import: number
  indicator: number
  datasource: number
  figures: number
}

/** How many figures a commit has brought of an indicator that somebody followed then. */
interface ImportNewsTable {
  import: number
  indicator: number
  datasource: number
  figures: number
}

export interface ImportFindingTable {
  job: number
  sequence: number
  kind: string
  severity: 'error' | 'warning' | 'note'
  line: number | null
  column_name: string | null
  value: string | null
  problem: string
  remedy: string
}

/**
 * A value as it stood from one import (`updated_import`) until another (`replaced_import`) replaced
 * or removed it. Together with the values of today they are the data at any moment.
 */
interface ValueRevisionTable {
  id: Generated<number>
  value_id: number
  indicator: number
  datasource: number
  location: number
  period: string
  value_type: number
  value: number
  citation: number | null
  note: string
  created_import: number
  updated_import: number
  replaced_import: number
}

/** What the data-quality rules said of a value when an import last touched it, or what they look at for it. */
interface ValueFlagTable {
  value_id: number
  import: number
  code: string
  severity: 'error' | 'warning' | 'note'
  rule_version: number
  message: string
  inputs: string
}
