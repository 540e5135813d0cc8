import { action, makeObservable, observableShallow } from 'mobx'
import type { Problem } from '@msdat/sdk/contracts/problem'

export interface Toast {
  id: number
  tone: 'info' | 'success' | 'warning' | 'error'
  title?: string
  message: string
  /** The plugin whose words they are; the page's own where it is left out. */
  plugin?: string
  /** How long it stays; 5 seconds where it is left out. */
  forMs?: number
}

const toastMs = 5000
const mostToasts = 3

/** Short messages at the bottom that go away by themselves. */
export class ToastStore {
  readonly toasts: Toast[] = []
  #next = 1

  constructor() {
    makeObservable(this, { toasts: observableShallow, show: action, dismiss: action })
  }

  show(toast: Omit<Toast, 'id'>): void {
    const id = this.#next++
    // Saying the same thing twice at once helps nobody.
    if (this.toasts.some((shown) => shown.message === toast.message && shown.title === toast.title)) return
    // A plugin has one at a time, and never takes the place of what the page says.
    if (toast.plugin !== undefined) this.#removeFirst(({ plugin }) => plugin === toast.plugin)
    if (this.toasts.length >= mostToasts) this.#makeRoom(toast.plugin !== undefined)
    if (this.toasts.length >= mostToasts) return
    this.toasts.push({ ...toast, id })
    setTimeout(() => this.dismiss(id), toast.forMs ?? toastMs)
  }

  /** Any failure of a call that has no words of its own. */
  showProblem(problem: Problem): void {
    this.show({ tone: 'error', title: 'Error Occurred', message: problem.message })
  }

  dismiss(id: number): void {
    this.#removeFirst((toast) => toast.id === id)
  }

  #makeRoom(isForPlugin: boolean): void {
    const isRemoved = this.#removeFirst(({ plugin }) => plugin !== undefined)
    if (!isRemoved && !isForPlugin) this.toasts.shift()
  }

  #removeFirst(isMeant: (toast: Toast) => boolean): boolean {
    const at = this.toasts.findIndex(isMeant)
    if (at >= 0) this.toasts.splice(at, 1)
    return at >= 0
  }
}
