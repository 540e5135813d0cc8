import type { SelectionChange } from '@msdat/sdk/contracts/selection'

/** What an address asks to see; everything it leaves out is for the dashboard to say. */
export interface AskedView {
  section: string | null
  selection: SelectionChange
  /** Names of the parameters that could not be read. */
  ignored: string[]
}
