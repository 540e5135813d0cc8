import { computed, computedStruct, makeObservable } from 'mobx'
import { AppError } from '@msdat/sdk/contracts/problem'
import { defaultsOf, faultsOfValues } from '@msdat/sdk/contracts/settingChecks'
import { settingKind, type SettingKind } from '@msdat/sdk/contracts/settingKind'
import type { Setting, Settings, SettingValue, SettingValues } from '@msdat/sdk/contracts/settings'
import type { AddressStore } from '../app/AddressStore.ts'
import type { CatalogStore } from '../catalog/CatalogStore.ts'
import type { Names } from '@msdat/sdk/view'
import type { PlacedSettings } from '../frames/SessionPlace.ts'
import { weightOf } from '@msdat/sdk/contracts/weightOf'
import type { PluginStore } from '../plugins/PluginStore.ts'
import type { SelectionStore } from '../selection/SelectionStore.ts'
import { fitsAddress, readSettings, writeSettings } from './settingAddress.ts'

interface Sources {
  address: AddressStore
  catalog: CatalogStore
  plugins: PluginStore
  selection: SelectionStore
}

/** Of those that are set, in Latin letters: some sixty signs for which a browser looks for a font. */
const heaviest = 2_400
const noSettings: Settings = {}

/** The settings of the open tab, as its plugin declares them, its dashboard presets them and the address has them. */
export class SettingsStore implements PlacedSettings {
  readonly #sources: Sources

  constructor(sources: Sources) {
    this.#sources = sources
    makeObservable<this, 'read'>(this, {
      declared: computed,
      defaults: computedStruct,
      read: computedStruct,
      values: computedStruct,
    })
  }

  get declared(): Settings {
    const { plugins, selection } = this.#sources
    const { section } = selection
    const contribution = section && plugins.find(section.plugin, section.contribution)?.contribution
    return contribution && 'settings' in contribution ? (contribution.settings ?? noSettings) : noSettings
  }

  get defaults(): SettingValues {
    return defaultsOf(this.declared, this.#sources.selection.section?.options)
  }

  get values(): SettingValues {
    return this.read.values
  }

  /** Where the settings are not as the address asks, in words. */
  get notes(): readonly string[] {
    return this.#sources.plugins.index.value ? this.read.notes : []
  }

  change(change: SettingValues): SettingValues {
    const faults = faultsOfValues(this.declared, change)
    if (faults.length > 0) throw new AppError('invalid_input', faults.join(' '))
    const next = { ...this.values, ...change }
    const written = writeSettings(next, this.defaults)
    if (!fitsAddress(written))
      throw new AppError('too_large', 'The address has no room for so many settings. Choose less.')
    // A plugin may change its settings ten times a second, and the page draws them each time.
    if (weightOf(written.join()) > heaviest)
      throw new AppError('too_large', 'The settings hold too many unusual signs. Write less.')
    this.#sources.selection.putSettings(written)
    return next
  }

  private get read(): { values: SettingValues; notes: string[] } {
    const { address, catalog } = this.#sources
    const { names } = catalog
    return readSettings({
      settings: this.declared,
      defaults: this.defaults,
      search: address.search,
      isKnown: (setting, value) => !names || isInCatalog(names, setting, value),
    })
  }
}

const finders: Partial<Record<SettingKind, (names: Names, id: number) => unknown>> = {
  indicator: (names, id) => names.indicator(id),
  indicators: (names, id) => names.indicator(id),
  datasource: (names, id) => names.datasource(id),
  datasources: (names, id) => names.datasource(id),
  location: (names, id) => names.location(id),
  locations: (names, id) => names.location(id),
}

function isInCatalog(names: Names, setting: Setting, value: SettingValue): boolean {
  const kind = settingKind(setting)
  const find = kind && finders[kind]
  if (!find || value === null) return true
  return [value].flat().every((id) => find(names, Number(id)) !== undefined)
}
