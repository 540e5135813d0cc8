import { action, makeObservable, observable } from 'mobx'

export type Overlay =
  'sign-in' | 'plugins' | 'share' | 'about' | 'sources' | 'newsletter' | 'feedback' | 'palette'

/** Which of the page's own overlays is open; at most one. */
export class OverlayStore {
  open: Overlay | null = null
  /** The plugin whose frames a developer looks into; that stands beside the page, and is no dialog. */
  inspected: string | null = null

  constructor() {
    makeObservable(this, {
      open: observable,
      inspected: observable,
      show: action,
      close: action,
      inspect: action,
    })
  }

  show(overlay: Overlay): void {
    this.open = overlay
  }

  close(): void {
    this.open = null
  }

  inspect(plugin: string | null): void {
    this.inspected = plugin
  }
}
