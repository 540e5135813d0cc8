import type { Release } from '@msdat/sdk/contracts/registry'
import type { Stores } from '../app/Stores.ts'

/** Switches an add-on for this visitor, tells so, and loads the page anew where the add-on asks for it. */
export function switchPlugin(stores: Stores, release: Release, isOn: boolean): void {
  const { mustReload } = stores.plugins.switchPlugin(release, isOn)
  stores.announcements.announce(`${release.name} is ${isOn ? 'on' : 'off'}.`)
  if (mustReload) window.location.reload()
}
