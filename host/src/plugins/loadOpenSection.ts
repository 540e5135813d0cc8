import type { Stores } from '../app/Stores.ts'
import type { ModuleStore } from '../frames/ModuleStore.ts'
import { modulesFor } from '@msdat/sdk/contracts/modulesFor'

/** Starts to load the code of the open tab's plugin as soon as it is known, before anything of it is drawn. */
export function loadOpenSection({ plugins, selection }: Stores, modules: ModuleStore): void {
  const index = plugins.index.value
  const { section } = selection
  const release = plugins.releases.find(({ plugin }) => plugin === section?.plugin)
  if (!index || !release) return
  // What cannot be had now is asked for again by the frame, which then says so.
  for (const { digest } of modulesFor(release, index)) modules.load(digest).catch(() => undefined)
}
