import type { Index, Release } from './registry.ts'

/** Brings a plugin to life in its frame; every frame needs it. */
const runtimeSpecifier = '@msdat/sdk/runtime'
/** The name of the plugin's own code inside its frame. */
export const entrySpecifier = 'plugin'

export interface ModuleWanted {
  specifier: string
  digest: string
}

/** What a release needs to run: its own code, what that imports, and what those import in turn. */
export const modulesFor = (release: Release, index: Index): ModuleWanted[] => [
  ...sharedFor(release, index),
  ownModule(release),
]

export const ownModule = ({ bundle }: Release): ModuleWanted => ({
  specifier: entrySpecifier,
  digest: bundle.digest,
})

/** The runtime, the shared modules that a release imports, and what those import in turn. */
export function sharedFor(release: Release, index: Index): ModuleWanted[] {
  const shared = new Map(index.shared.map((module) => [module.specifier, module]))
  const wanted = new Map<string, ModuleWanted>()
  const visit = (specifier: string): void => {
    const module = shared.get(specifier)
    if (!module || wanted.has(specifier)) return
    wanted.set(specifier, { specifier, digest: module.digest })
    module.imports.forEach(visit)
  }
  visit(runtimeSpecifier)
  release.bundle.imports.forEach(visit)
  return [...wanted.values()]
}
