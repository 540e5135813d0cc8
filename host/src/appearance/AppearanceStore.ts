import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { TSchema } from 'typebox'
import { Appearance, type AppearanceChange, type Theme } from '@msdat/sdk/contracts/appearance'
import type { SchemeColours } from '@msdat/sdk/contracts/colours'
import { defaultAppearance, resolveTheme, type SystemPreferences } from '@msdat/sdk/theme'
import { validate } from '@msdat/sdk/contracts/validate/browser'
import type { LocalKeep } from '../services/LocalKeep.ts'

/** The page's looks as the visitor set them, kept in this browser. */
export class AppearanceStore {
  appearance: Appearance
  system: SystemPreferences
  /** Paper is light, whatever the screen is. */
  isPrinting = false
  readonly #keep: LocalKeep

  readonly #own: SchemeColours | undefined

  /** `own` are the colours of the installation. */
  constructor(keep: LocalKeep, system: SystemPreferences, own?: SchemeColours) {
    this.#keep = keep
    this.#own = own
    this.system = system
    this.appearance = { ...defaultAppearance, ...keptAppearance(keep) }
    makeObservable(this, {
      appearance: observableRef,
      system: observableRef,
      isPrinting: observable,
      theme: computed,
      change: action,
      followSystem: action,
      setPrinting: action,
    })
  }

  get theme(): Theme {
    return this.isPrinting ? this.themeIn('light') : resolveTheme(this.appearance, this.system, this.#own)
  }

  /** The same looks in one scheme, whichever the visitor has chosen. */
  themeIn(scheme: Theme['scheme']): Theme {
    return resolveTheme({ ...this.appearance, scheme }, this.system, this.#own)
  }

  change(change: AppearanceChange): Appearance {
    this.appearance = { ...this.appearance, ...change }
    this.#keep.write('appearance', this.appearance)
    return this.appearance
  }

  followSystem(system: SystemPreferences): void {
    this.system = system
  }

  setPrinting(isPrinting: boolean): void {
    this.isPrinting = isPrinting
  }
}

/** Only fields that still mean something are taken back: what is kept may come from another version. */
function keptAppearance(keep: LocalKeep): AppearanceChange {
  const kept = keep.read('appearance')
  if (typeof kept !== 'object' || kept === null) return {}
  const known: Record<string, TSchema> = Appearance.properties
  const valid = Object.entries(kept).filter(([name, value]) => {
    const schema = Object.hasOwn(known, name) ? known[name] : undefined
    return schema && validate(schema, value).ok
  })
  return Object.fromEntries(valid)
}
