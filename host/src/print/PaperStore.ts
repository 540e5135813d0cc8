import { makeObservable, observableRef, action } from 'mobx'
import type { Sheets } from '@msdat/sdk/contracts/bridge'

/** Where the sheets end in the section that is laid out for paper; null on the screen. */
export class PaperStore {
  sheets: Sheets | null = null

  constructor() {
    makeObservable(this, { sheets: observableRef, lay: action })
  }

  lay(sheets: Sheets | null): void {
    this.sheets = sheets
  }
}
