/** The programs that run in processes of their own, in server/src, by the names of their bundles. */
export const workers = {
  changes: 'import/changes/changesWorker',
  columns: 'import/columns/columnsWorker',
  import: 'import/jobs/importWorker',
  reads: 'longReads/longReadsWorker',
  registry: 'facilityRegistries/registryWorker',
} as const

/** The bundle of a worker, for askProcess(). */
export const workerScript = (name: keyof typeof workers): URL =>
  new URL(`../bundles/${name}.js`, import.meta.url)
