import type { ToastStore } from '../messages/ToastStore.ts'
import { LocalKeep } from '../services/LocalKeep.ts'
import { openLocalStorage } from '../services/openLocalStorage.ts'
import { WaitingForms, type WaitingForm } from './WaitingForms.ts'

const names: Record<WaitingForm['kind'], string> = {
  contact: 'Your message',
  dataset: 'Your dataset',
  feedback: 'Your feedback',
  newsletter: 'Your subscription',
  partnership: 'Your request for a data partnership',
  testimonial: 'Your testimonial',
  'think-question': 'Your question',
  'think-answer': 'Your answer',
}

/** How long until what found no server is tried again while the page is open. */
const againMs = 60_000

export function createWaitingForms(toasts: ToastStore): WaitingForms {
  const { locks } = navigator as { locks?: LockManager }
  return new WaitingForms({
    keep: new LocalKeep(openLocalStorage()),
    isOffline: () => !navigator.onLine,
    // Most visits have nothing that waits, and need none of these contracts.
    send: async (form) => (await import('./waitingKinds.ts')).sendWaiting(form),
    tell: (form, problem) =>
      toasts.show(
        problem
          ? {
              tone: 'error',
              title: `${names[form.kind]} could not be sent`,
              message: `${problem.message} It is still in its form, to change and send again.`,
            }
          : {
              tone: 'success',
              title: 'Sent',
              message: `${names[form.kind]} waited for the connection and has now been sent.`,
            },
      ),
    ...(locks && { alone: (work) => locks.request('msdat:waiting-forms', work) }),
  })
}

/** Sends what waits when the page opens, when the connection is back, and from time to time. */
export function watchWaitingForms(waiting: WaitingForms): void {
  const send = (): void => void waiting.sendAll()
  window.addEventListener('online', send)
  window.addEventListener('storage', () => waiting.refresh())
  setInterval(send, againMs)
  send()
}
