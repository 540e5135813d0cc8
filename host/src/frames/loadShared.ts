import type { FrameModule, SharedCode } from '@msdat/sdk/contracts/bridge'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Index, Release } from '@msdat/sdk/contracts/registry'
import type { ModuleStore } from './ModuleStore.ts'
import { sharedFor, type ModuleWanted } from '@msdat/sdk/contracts/modulesFor'

interface Code {
  index: Index | null
  modules: ModuleStore
}

/** What a frame can evaluate before the plugin is given in. */
export async function loadShared({ index, modules }: Code, release: Release): Promise<SharedCode> {
  if (!index) throw new AppError('unavailable', 'There is no list of plugins.')
  const code = await Promise.all(sharedFor(release, index).map((wanted) => loadModule(modules, wanted)))
  return { kind: 'msdat:shared', modules: code }
}

/** Read by browsers that know it: all is compiled at once, and not each function when it is first called. */
const compiledAtOnce = '//# allFunctionsCalledOnLoad\n'

/** The same for a frame that waits for its plugin, and has the time. */
export async function loadSharedAhead(code: Code, release: Release): Promise<SharedCode> {
  const { kind, modules } = await loadShared(code, release)
  const prepared = ({ specifier, code: text }: FrameModule): FrameModule => ({
    specifier,
    code: new Blob([compiledAtOnce, text], { type: text.type }),
  })
  return { kind, modules: modules.map(prepared) }
}

export async function loadModule(
  modules: ModuleStore,
  { specifier, digest }: ModuleWanted,
): Promise<FrameModule> {
  return { specifier, code: await modules.load(digest) }
}
