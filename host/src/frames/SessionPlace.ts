import type { Theme } from '@msdat/sdk/contracts/appearance'
import type { SettingValues } from '@msdat/sdk/contracts/settings'

/** The settings of a contribution where it is shown; whoever shows it keeps them. */
export interface PlacedSettings {
  readonly values: SettingValues
  /** Answers all as they then are; throws AppError where a value is not allowed. */
  change(change: SettingValues): SettingValues
}

/** Where on the page a contribution is shown, and with what. */
export interface SessionPlace {
  /** The frame is put in here. */
  container: HTMLElement
  title: string
  titleElementId: string | undefined
  options: Record<string, unknown>
  settings: PlacedSettings
  /** Where it is another one than that of the page. */
  scheme?: Theme['scheme'] | undefined
}
