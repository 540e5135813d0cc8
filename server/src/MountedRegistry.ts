import type { Router } from 'express'
import type { Serve, ServeOptions } from '@msdat/sdk/http/serve'
import type { FindRelease } from './dashboards/checkSections.ts'

/** The part of the plugin registry that answers requests. */
export interface MountedRegistry {
  mount(serve: Serve, router: Router): void
  /** Frame documents, for the plugins' own host names and for shared mode under /frames. */
  framesRouter: Router
  readUpload: NonNullable<ServeOptions['readUpload']>
  findRelease: FindRelease
  /** Digests of the code that a plugin needs to run. */
  findModules(plugin: string): Promise<string[]>
  /** Signs the index of plugins; base64. */
  publicKey: string
}
