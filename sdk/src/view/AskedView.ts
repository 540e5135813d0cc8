import type { SelectionChange } from '../contracts/selection.ts'

/** What an address asks to see; everything it leaves out is for the dashboard to say. */
export interface AskedView {
  section: string | null
  /** Number of the tab, from 0, in the order of the dashboard; a section that is named comes first. */
  index: number | null
  selection: SelectionChange
  /** Names of the parameters that could not be read. */
  ignored: string[]
}
