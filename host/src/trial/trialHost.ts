import { artifactPath, type Index, type Release } from '@msdat/sdk/contracts/registry'
import { FrameHost } from '../frames/FrameHost.ts'
import { openModuleKeep } from '../frames/openModuleKeep.ts'
import { ModuleStore } from '../frames/ModuleStore.ts'
import { trialServices, type TrialSide } from './trialServices.ts'

export interface TrialBuild {
  release: Release
  /** Name of its frame document. */
  frame: string
  code: string
}

/** A host of its own for one plugin on trial, under the same guards as the page's: only it is in the index. */
export function makeTrialHost(page: FrameHost, index: Index, build: TrialBuild, side: TrialSide): FrameHost {
  const { release, frame, code } = build
  const address = artifactPath(release.bundle.digest)
  const keep = openModuleKeep()
  const host = new FrameHost({
    services: trialServices(page.services, side),
    // What the page keeps between visits is read and left as it is; the code on trial is never kept.
    modules: new ModuleStore(
      { get: (digest) => keep.get(digest), put: async () => {}, keepOnly: async () => {} },
      (wanted) => (wanted === address ? Promise.resolve(new Response(code)) : fetch(wanted)),
    ),
    mode: {
      get current() {
        return page.mode.current
      },
      addressOf: (_, hasNetwork) => page.mode.addressOf(frame, hasNetwork),
      doubt: () => page.mode.doubt(),
    },
  })
  const marked: Release = { ...release, name: `${release.name} (trial: not approved)` }
  host.indexChanged({ ...index, releases: [marked], withdrawn: [] })
  return host
}
