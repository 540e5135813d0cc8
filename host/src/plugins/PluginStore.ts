import { action, computed, makeObservable, observable } from 'mobx'
import type { Contribution, Permission } from '@msdat/sdk/contracts/manifest'
import type { Index, Release } from '@msdat/sdk/contracts/registry'
import { RemoteValue } from '../loading/RemoteValue.ts'
import type { LocalKeep } from '../services/LocalKeep.ts'

export interface Contributed {
  release: Release
  contribution: Contribution
}

/** The plugins that run here, and what the visitor has decided about each. */
export class PluginStore {
  readonly index: RemoteValue<Index>
  /** Plugins whose panels the visitor has switched on. */
  readonly switchedOn = observable.set<string>()
  /** `plugin permission` of each permission taken back. */
  readonly takenBack = observable.set<string>()
  readonly #keep: LocalKeep

  constructor(keep: LocalKeep, readIndex: () => Promise<Index>) {
    this.#keep = keep
    this.index = new RemoteValue(readIndex)
    this.switchedOn.replace(textsIn(keep.read('plugins-on')))
    this.takenBack.replace(textsIn(keep.read('permissions-taken-back')))
    makeObservable(this, {
      releases: computed,
      panels: computed,
      addOns: computed,
      switchPlugin: action,
      allow: action,
    })
  }

  get releases(): readonly Release[] {
    return this.index.value?.releases ?? []
  }

  /** Plugins a visitor can switch on and off. */
  get addOns(): readonly Release[] {
    return this.releases.filter((release) => release.contributes.some(({ point }) => point === 'panel'))
  }

  /** Panels to show now. */
  get panels(): readonly Contributed[] {
    return this.addOns
      .filter((release) => this.switchedOn.has(release.plugin))
      .flatMap((release) =>
        release.contributes
          .filter(({ point }) => point === 'panel')
          .map((contribution) => ({ release, contribution })),
      )
  }

  find(plugin: string, contribution: string): Contributed | null {
    const release = this.releases.find((one) => one.plugin === plugin)
    const found = release?.contributes.find((one) => one.id === contribution)
    return release && found ? { release, contribution: found } : null
  }

  /** Answers whether the page must be loaded anew, as the plugin's manifest may ask. */
  switchPlugin(release: Release, isOn: boolean): { mustReload: boolean } {
    if (isOn) this.switchedOn.add(release.plugin)
    else this.switchedOn.delete(release.plugin)
    this.#keep.write('plugins-on', [...this.switchedOn])
    return { mustReload: release.contributes.some((one) => one.point === 'panel' && one.reloadOnToggle) }
  }

  granted(release: Release): Permission[] {
    return release.permissions
      .map(({ name }) => name)
      .filter((name) => !this.takenBack.has(`${release.plugin} ${name}`))
  }

  allow(plugin: string, permission: Permission, isAllowed: boolean): void {
    const entry = `${plugin} ${permission}`
    if (isAllowed) this.takenBack.delete(entry)
    else this.takenBack.add(entry)
    this.#keep.write('permissions-taken-back', [...this.takenBack])
  }
}

function textsIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((item): item is string => typeof item === 'string') : []
}
