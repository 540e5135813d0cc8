import { action, makeObservable, observableRef } from 'mobx'

export interface Alert {
  title: string
  message: string
}

/** The one message that must be read before going on. */
export class AlertStore {
  alert: Alert | null = null

  constructor() {
    makeObservable(this, { alert: observableRef, show: action, dismiss: action })
  }

  show(alert: Alert): void {
    this.alert = alert
  }

  dismiss(): void {
    this.alert = null
  }
}
