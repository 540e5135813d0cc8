import { action, makeObservable, observable } from 'mobx'
import type { LocalKeep } from '../services/LocalKeep.ts'

/** Whether the What's New panel is open, and whether it may open by itself. */
export class NewsStore {
  isOpen = false
  /** The first showing is over. Leaving the page forgets it, so that the next visit starts anew. */
  wasClosed = false
  opensByItself: boolean
  /** The newsletter was offered, and taken or closed: it is not offered again. */
  wasInvited: boolean
  readonly #keep: LocalKeep

  constructor(keep: LocalKeep) {
    this.#keep = keep
    this.opensByItself = keep.read('news-opens') !== false
    this.wasInvited = keep.read('newsletter-shown') === true
    makeObservable(this, {
      isOpen: observable,
      wasClosed: observable,
      opensByItself: observable,
      wasInvited: observable,
      open: action,
      close: action,
      letOpen: action,
      rememberInvitation: action,
    })
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
    this.wasClosed = true
  }

  letOpen(opensByItself: boolean): void {
    this.opensByItself = opensByItself
    this.#keep.write('news-opens', opensByItself)
  }

  rememberInvitation(): void {
    this.wasInvited = true
    this.#keep.write('newsletter-shown', true)
  }
}
