import { action, computed, makeObservable, observable } from 'mobx'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { SettingValues } from '@msdat/sdk/contracts/settings'
import type { PlacedSettings } from '../frames/SessionPlace.ts'

/** Which part of the kit the frames of the examples show; they hear of each change without a new start. */
export class ExampleChoice {
  part: string
  /** The one frame shows the source too. */
  readonly withText: PlacedSettings
  readonly withoutText: PlacedSettings

  constructor(part: string) {
    this.part = part
    this.withText = new PartSettings(this, false)
    this.withoutText = new PartSettings(this, true)
    makeObservable(this, { part: observable, choose: action })
  }

  choose(part: string): void {
    this.part = part
  }
}

class PartSettings implements PlacedSettings {
  readonly #choice: ExampleChoice
  readonly #isTextHidden: boolean

  constructor(choice: ExampleChoice, isTextHidden: boolean) {
    this.#choice = choice
    this.#isTextHidden = isTextHidden
    makeObservable(this, { values: computed })
  }

  get values(): SettingValues {
    return { part: this.#choice.part, isTextHidden: this.#isTextHidden }
  }

  change(): SettingValues {
    throw new AppError('invalid_input', 'The page says which example is shown.')
  }
}
