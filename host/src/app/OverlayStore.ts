import type { SharedCard } from '../frames/HostServices.ts'
import type { PositionQuestion } from '../position/PositionQuestion.ts'
import { action, makeObservable, observable, observableRef } from 'mobx'

export type Overlay =
  'sign-in' | 'plugins' | 'share' | 'about' | 'sources' | 'newsletter' | 'feedback' | 'palette' | 'position'

/** Which of the page's own overlays is open; at most one. */
export class OverlayStore {
  open: Overlay | null = null
  /** The card that the Share panel is about; null for the whole view. */
  card: SharedCard | null = null
  /** Who waits for the visitor's position, or was the last to do so. */
  asking: PositionQuestion | null = null
  /** A plugin has opened it, after a press in its frame. */
  isByPlugin = false
  /** The plugin whose frames a developer looks into; that stands beside the page, and is no dialog. */
  inspected: string | null = null

  constructor() {
    makeObservable(this, {
      open: observable,
      card: observableRef,
      isByPlugin: observable,
      inspected: observable,
      show: action,
      showForPlugin: action,
      close: action,
      inspect: action,
    })
  }

  show(overlay: Overlay, card: SharedCard | null = null): void {
    this.open = overlay
    this.card = card
    this.isByPlugin = false
  }

  showForPlugin(overlay: Overlay, card: SharedCard | null = null): void {
    this.show(overlay, card)
    this.isByPlugin = true
  }

  close(): void {
    this.open = null
  }

  inspect(plugin: string | null): void {
    this.inspected = plugin
  }
}
