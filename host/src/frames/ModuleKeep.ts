/** Where module code stays between visits, by its digest. Whoever reads from it checks the digest again. */
export interface ModuleKeep {
  get(digest: string): Promise<ArrayBuffer | null>
  put(digest: string, code: Blob): Promise<void>
  /** Forgets every other. */
  keepOnly(digests: ReadonlySet<string>): Promise<void>
}
