import { action, makeObservable, observableShallow } from 'mobx'
import type { Problem } from '@msdat/sdk/contracts/problem'

export interface Toast {
  id: number
  tone: 'info' | 'success' | 'warning' | 'error'
  title?: string
  message: string
}

const toastMs = 5000

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
    this.toasts.push({ ...toast, id })
    setTimeout(() => this.dismiss(id), toastMs)
  }

  /** Any failure of a call that has no words of its own. */
  showProblem(problem: Problem): void {
    this.show({ tone: 'error', title: 'Error Occurred', message: problem.message })
  }

  dismiss(id: number): void {
    const at = this.toasts.findIndex((toast) => toast.id === id)
    if (at >= 0) this.toasts.splice(at, 1)
  }
}
