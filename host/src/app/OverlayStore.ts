import { action, makeObservable, observable } from 'mobx'

export type Overlay =
  'sign-in' | 'plugins' | 'share' | 'about' | 'sources' | 'newsletter' | 'feedback' | 'palette'

/** Which of the page's own overlays is open; at most one. */
export class OverlayStore {
  open: Overlay | null = null

  constructor() {
    makeObservable(this, { open: observable, show: action, close: action })
  }

  show(overlay: Overlay): void {
    this.open = overlay
  }

  close(): void {
    this.open = null
  }
}
