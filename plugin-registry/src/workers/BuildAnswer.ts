import type { Manifest } from '@msdat/sdk/contracts/manifest'

/** What a build answers: the bundle and what the release needs of the zip, or why there is none. */
export type BuildAnswer =
  | {
      ok: true
      code: string
      /** JSON of a SourceMap. */
      sourceMap: string
      imports: string[]
      manifest: Manifest
      icons: Record<string, string>
      bundler: string
    }
  | { ok: false; faults: string[] }
