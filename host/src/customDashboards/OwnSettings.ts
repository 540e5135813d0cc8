import { action, makeObservable, observableRef } from 'mobx'
import { AppError } from '@msdat/sdk/contracts/problem'
import { defaultsOf, faultsOfValues } from '@msdat/sdk/contracts/settingChecks'
import type { Settings, SettingValues } from '@msdat/sdk/contracts/settings'
import type { PlacedSettings } from '../frames/SessionPlace.ts'

/** Settings of a plugin that stands beside others on one page: they last as long as the page, and are in no address. */
export class OwnSettings implements PlacedSettings {
  values: SettingValues
  readonly #declared: Settings

  constructor(declared: Settings, presets: Record<string, unknown> | undefined) {
    this.#declared = declared
    this.values = defaultsOf(declared, presets)
    makeObservable(this, { values: observableRef, change: action })
  }

  change(change: SettingValues): SettingValues {
    const faults = faultsOfValues(this.#declared, change)
    if (faults.length > 0) throw new AppError('invalid_input', faults.join(' '))
    this.values = { ...this.values, ...change }
    return this.values
  }
}
