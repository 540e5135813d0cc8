import type { SharedCard } from '../frames/HostServices.ts'
import { action, makeObservable, observable, observableRef } from 'mobx'

export type Overlay =
  'sign-in' | 'plugins' | 'share' | 'about' | 'sources' | 'newsletter' | 'feedback' | 'palette'

/** Which of the page's own overlays is open; at most one. */
export class OverlayStore {
  open: Overlay | null = null
  /** The card that the Share panel is about; null for the whole view. */
  card: SharedCard | null = null
  /** The plugin whose frames a developer looks into; that stands beside the page, and is no dialog. */
  inspected: string | null = null

  constructor() {
    makeObservable(this, {
      open: observable,
      card: observableRef,
      inspected: observable,
      show: action,
      close: action,
      inspect: action,
    })
  }

  show(overlay: Overlay, card: SharedCard | null = null): void {
    this.open = overlay
    this.card = card
  }

  close(): void {
    this.open = null
  }

  inspect(plugin: string | null): void {
    this.inspected = plugin
  }
}
