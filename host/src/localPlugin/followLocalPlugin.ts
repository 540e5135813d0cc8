import { reaction } from 'mobx'
import type { Stores } from '../app/Stores.ts'
import type { FrameHost } from '../frames/FrameHost.ts'

/** Gives each build of the local plugin to its frames, and opens its tab when it first comes. */
export function followLocalPlugin(
  { dashboards, localPlugin, selection }: Stores,
  frameHost: FrameHost,
): void {
  reaction(
    () => localPlugin.release,
    (release, before) => {
      frameHost.localChanged(release)
      const tab = dashboards.current?.sections.find(({ plugin }) => plugin === release?.plugin)
      if (release && !before && tab) selection.openSection(tab.id)
    },
  )
  localPlugin.start()
}
