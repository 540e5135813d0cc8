import { action, makeObservable, observable, observableRef } from 'mobx'

/** Which of the add-on panels is expanded, and which have been in this visit. */
export class PanelStore {
  /** What was expanded beside a dashboard does not lie over the account pages: it belongs to one part of the site. */
  last: { key: string; area: string | undefined } | null = null
  readonly opened = observable.set<string>()

  constructor() {
    makeObservable(this, { last: observableRef, expand: action, collapse: action })
  }

  /** Keys are `plugin/contribution`, areas the first name of an address. */
  expand(key: string, area = location.pathname.split('/')[1]): void {
    this.last = { key, area }
    this.opened.add(key)
  }

  collapse(): void {
    this.last = null
  }
}
