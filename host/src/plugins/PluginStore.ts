import { action, computed, makeObservable, observable, reaction } from 'mobx'
import { isView, type Permission, type ViewContribution } from '@msdat/sdk/contracts/manifest'
import type { PluginChoice } from '@msdat/sdk/contracts/pluginChoices'
import type { Index, Release } from '@msdat/sdk/contracts/registry'
import { RemoteValue } from '../loading/RemoteValue.ts'
import type { LocalKeep } from '../services/LocalKeep.ts'
import { readToggles, writeToggle } from './toggleKeys.ts'
import { hostsIn, permissionsIn, readAccepted, wishesOf } from './wishes.ts'

/** An unsigned plugin of the visitor's own machine, while there is one. */
interface LocalPlugin {
  readonly release: Release | null
  stop(): void
}

const noLocal: LocalPlugin = { release: null, stop: () => undefined }

export interface Contributed {
  release: Release
  contribution: ViewContribution
}

/** The plugins that run here, and what the visitor has decided about each. */
export class PluginStore {
  readonly index: RemoteValue<Index>
  /** Plugins whose panels the visitor has switched on. */
  readonly switchedOn = observable.set<string>()
  /** `plugin permission` of each permission taken back. */
  readonly takenBack = observable.set<string>()
  /** Shows panels that are made for developers. */
  isDeveloper = false
  /** What the visitor has accepted of each plugin they switched on. */
  readonly #accepted = observable.map<string, readonly string[]>()
  /** When the visitor last switched each plugin. */
  #decidedAt = new Map<string, string>()
  /** How often the visitor has changed something that an account keeps. */
  changes = 0
  readonly #keep: LocalKeep
  readonly #local: LocalPlugin
  /** Permissions of the local plugin that were taken back; forgotten with the page. */
  readonly #localTakenBack = observable.set<Permission>()

  constructor(keep: LocalKeep, readIndex: () => Promise<Index>, local: LocalPlugin = noLocal) {
    this.#keep = keep
    this.#local = local
    this.index = new RemoteValue(readIndex)
    this.refresh()
    makeObservable(this, {
      refresh: action,
      signed: computed,
      changes: observable,
      takeChoices: action,
      releases: computed,
      panels: computed,
      addOns: computed,
      offered: computed,
      isDeveloper: observable,
      setDeveloper: action,
      switchPlugin: action,
      allow: action,
      accept: action,
    })
    // Whatever was switched on before there was such a record is accepted as it is now.
    reaction(
      () =>
        this.signed
          .filter(isAddOn)
          .filter(({ plugin }) => this.switchedOn.has(plugin) && !this.#accepted.has(plugin)),
      (unrecorded) => unrecorded.forEach((release) => this.accept(release)),
    )
  }

  /** Takes what has been decided in another tab: what it took back would come again with the next choice here. */
  refresh(): void {
    const keep = this.#keep
    const kept = keep.read('plugins-on')
    this.switchedOn.replace(kept === null ? readToggles(keep) : textsIn(kept))
    this.isDeveloper = keep.read('developer-mode') === true
    this.takenBack.replace(textsIn(keep.read('permissions-taken-back')))
    this.#accepted.replace(readAccepted(keep.read('plugins-accepted')))
    this.#decidedAt = readTimes(keep.read('plugins-decided'))
  }

  /** What runs for everyone. */
  get signed(): readonly Release[] {
    return this.index.value?.releases ?? []
  }

  /** What runs for this visitor: a local plugin comes first, and stands in for the signed one of its id. */
  get releases(): readonly Release[] {
    const { release } = this.#local
    return release ? [release, ...this.signed.filter(({ plugin }) => plugin !== release.plugin)] : this.signed
  }

  isLocal(plugin: string): boolean {
    return this.#local.release?.plugin === plugin
  }

  isOn(plugin: string): boolean {
    return this.isLocal(plugin) || this.switchedOn.has(plugin)
  }

  /** Plugins a visitor can switch on and off. */
  get addOns(): readonly Release[] {
    return this.releases.filter(isAddOn)
  }

  /** Those to offer: what is made for developers only to them, or where it is on already. */
  get offered(): readonly Release[] {
    return this.addOns.filter(
      (release) =>
        this.isDeveloper ||
        this.isOn(release.plugin) ||
        !release.contributes.filter(isView).every((one) => one.point === 'panel' && one.isForDevelopers),
    )
  }

  setDeveloper(isDeveloper: boolean): void {
    this.isDeveloper = isDeveloper
    this.#keep.write('developer-mode', isDeveloper)
  }

  /** Panels to show now. */
  get panels(): readonly Contributed[] {
    return this.addOns
      .filter((release) => this.isOn(release.plugin))
      .flatMap((release) =>
        release.contributes
          .filter(isView)
          .filter(({ point }) => point === 'panel')
          .map((contribution) => ({ release, contribution })),
      )
  }

  find(plugin: string, contribution: string): Contributed | null {
    const release = this.releases.find((one) => one.plugin === plugin)
    const found = release?.contributes.filter(isView).find((one) => one.id === contribution)
    return release && found ? { release, contribution: found } : null
  }

  /** When the visitor last switched an add-on, in ISO 8601; a local one comes after all others. */
  decidedAt(plugin: string): string {
    return this.isLocal(plugin) ? '9999' : (this.#decidedAt.get(plugin) ?? beforeTimes)
  }

  /** Answers whether the page must be loaded anew, as the plugin's manifest may ask. */
  switchPlugin(release: Release, isOn: boolean): { mustReload: boolean } {
    if (this.isLocal(release.plugin)) {
      if (!isOn) this.#local.stop()
      return { mustReload: false }
    }
    if (isOn) this.accept(release)
    else this.#accepted.delete(release.plugin)
    if (isOn) this.switchedOn.add(release.plugin)
    else this.switchedOn.delete(release.plugin)
    this.#decidedAt.set(release.plugin, new Date().toISOString())
    this.#writeChoices()
    writeToggle(this.#keep, release.plugin, isOn)
    this.changes += 1
    return { mustReload: release.contributes.some((one) => one.point === 'panel' && one.reloadOnToggle) }
  }

  /** What the visitor has decided about add-ons, to be kept elsewhere too. */
  get choices(): PluginChoice[] {
    const decided = new Set(
      [...this.#decidedAt.keys(), ...this.switchedOn].filter((one) => !this.isLocal(one)),
    )
    return [...decided].map((plugin) => ({
      plugin,
      is_on: this.switchedOn.has(plugin),
      accepted: (this.#accepted.get(plugin) ?? []).filter((wish) => !this.takenBack.has(`${plugin} ${wish}`)),
      at: this.#decidedAt.get(plugin) ?? beforeTimes,
    }))
  }

  /** Takes choices from elsewhere; `areAll` switches off what is not among them. */
  takeChoices(choices: readonly PluginChoice[], { areAll }: { areAll: boolean }): void {
    if (areAll) {
      this.switchedOn.clear()
      this.#decidedAt.clear()
    }
    for (const { plugin, is_on, accepted, at } of choices) {
      this.#decidedAt.set(plugin, at)
      if (is_on === this.switchedOn.has(plugin)) continue
      if (is_on) {
        this.switchedOn.add(plugin)
        this.#accepted.set(plugin, accepted)
      } else {
        this.switchedOn.delete(plugin)
        this.#accepted.delete(plugin)
      }
    }
    this.#writeChoices()
  }

  /** Another tab hears of one after the other, and takes all as accepted of what is on with no word of that. */
  #writeChoices(): void {
    this.#keep.write('plugins-accepted', Object.fromEntries(this.#accepted))
    this.#keep.write('plugins-on', [...this.switchedOn])
    this.#keep.write('plugins-decided', Object.fromEntries(this.#decidedAt))
  }

  granted(release: Release): Permission[] {
    const asked = release.permissions.map(({ name }) => name)
    if (this.isLocal(release.plugin)) return asked.filter((name) => !this.#localTakenBack.has(name))
    const waiting = this.heldOff(release).permissions
    return asked.filter((name) => !this.takenBack.has(`${release.plugin} ${name}`) && !waiting.includes(name))
  }

  /**
   * What a newer version asks for beyond what the visitor switched on: it waits for a yes. Sections
   * are put on the dashboards by those who run them, so of a plugin not switched on nothing waits.
   */
  heldOff(release: Release): { permissions: readonly Permission[]; hosts: readonly string[] } {
    const isAsked = this.switchedOn.has(release.plugin) && !this.isLocal(release.plugin)
    const accepted = isAsked ? this.#accepted.get(release.plugin) : undefined
    const wishes = accepted ? wishesOf(release).filter((wish) => !accepted.includes(wish)) : []
    return { permissions: permissionsIn(wishes), hosts: hostsIn(wishes) }
  }

  /** The visitor says yes to all that a version asks for, or to some of it. */
  accept(release: Release, permissions?: readonly Permission[]): void {
    const before = this.#accepted.get(release.plugin) ?? []
    const added = wishesOf(release, permissions).filter((wish) => !before.includes(wish))
    this.#accepted.set(release.plugin, [...before, ...added])
    this.#keep.write('plugins-accepted', Object.fromEntries(this.#accepted))
  }

  allow(plugin: string, permission: Permission, isAllowed: boolean): void {
    if (this.isLocal(plugin)) {
      if (isAllowed) this.#localTakenBack.delete(permission)
      else this.#localTakenBack.add(permission)
      return
    }
    const entry = `${plugin} ${permission}`
    if (isAllowed) this.takenBack.delete(entry)
    else this.takenBack.add(entry)
    this.#keep.write('permissions-taken-back', [...this.takenBack])
  }
}

const isAddOn = ({ contributes }: Release): boolean => contributes.some(({ point }) => point === 'panel')
/** Of a plugin that was switched on before times were noted. */
const beforeTimes = '1970-01-01T00:00:00.000Z'

function readTimes(kept: unknown): Map<string, string> {
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function textsIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((item): item is string => typeof item === 'string') : []
}
