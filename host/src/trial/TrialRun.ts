import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { Appearance, AppearanceChange, Theme } from '@msdat/sdk/contracts/appearance'
import { isView, type Permission, type ViewContribution } from '@msdat/sdk/contracts/manifest'
import type { Coverage } from '@msdat/sdk/contracts/data'
import type { Index } from '@msdat/sdk/contracts/registry'
import type { Selection, SelectionChange } from '@msdat/sdk/contracts/selection'
import { resolveTheme, type SystemPreferences } from '@msdat/sdk/theme'
import type { FrameHost } from '../frames/FrameHost.ts'
import { platform } from '../platform/platform.ts'
import { makeTrialHost, type TrialBuild } from './trialHost.ts'
import { TrialLog } from './TrialLog.ts'
import type { TrialSide } from './trialServices.ts'
import { trialView, type TrialData, type TrialView } from './trialView.ts'

export interface TrialSetting {
  build: TrialBuild
  page: FrameHost
  index: Index
  data: TrialData
  view: TrialView
  appearance: Appearance
  system: SystemPreferences
}

/** One plugin that runs on trial: what it may do, what it looks at, and how wide it stands. */
export class TrialRun implements TrialSide {
  readonly log = new TrialLog()
  readonly host: FrameHost
  readonly build: TrialBuild
  readonly data: TrialData
  selection: Selection
  /** Of the indicator that was looked at last. */
  coverage: Coverage
  appearance: Appearance
  contribution: ViewContribution
  isNarrow = false
  /** What goes to other servers cannot be taken back, so that it is for the admin to switch on. */
  off: ReadonlySet<Permission> = new Set<Permission>(['network'])
  readonly #system: SystemPreferences

  constructor({ build, page, index, data, view, appearance, system }: TrialSetting) {
    const first = build.release.contributes.find(isView)
    if (!first) throw new Error('A manifest has one view at least.')
    this.build = build
    this.data = data
    this.selection = view.selection
    this.coverage = view.coverage
    this.appearance = appearance
    this.contribution = first
    this.#system = system
    makeObservable(this, {
      selection: observableRef,
      coverage: observableRef,
      appearance: observableRef,
      contribution: observableRef,
      isNarrow: observable,
      off: observableRef,
      theme: computed,
      select: action,
      dress: action,
      show: action,
      resize: action,
      turn: action,
    })
    this.host = makeTrialHost(page, index, build, this)
  }

  get theme(): Theme {
    return resolveTheme(this.appearance, this.#system, platform.colours)
  }

  isOn(permission: Permission): boolean {
    return !this.off.has(permission)
  }

  turn(permission: Permission, isOn: boolean): void {
    const off = new Set(this.off)
    if (isOn) off.delete(permission)
    else off.add(permission)
    this.off = off
    this.host.permissionsChanged(this.build.release.plugin)
  }

  /** By the plugin itself. */
  select(change: SelectionChange): Selection {
    this.selection = { ...this.selection, ...change }
    this.host.selectionChanged()
    return this.selection
  }

  /** By the admin: the nearest view that has figures. */
  async look(change: SelectionChange): Promise<void> {
    const { indicator, location, datasource } = this.selection
    const asked = { indicator, location, ...(change.indicator === undefined && { datasource }), ...change }
    const { selection, coverage } = await trialView(this.data, asked)
    runInAction(() => {
      this.coverage = coverage
      this.select(selection)
    })
  }

  dress(change: AppearanceChange): Appearance {
    this.appearance = { ...this.appearance, ...change }
    this.host.themeChanged()
    return this.appearance
  }

  show(contribution: ViewContribution): void {
    this.contribution = contribution
  }

  resize(isNarrow: boolean): void {
    this.isNarrow = isNarrow
  }
}
