import { call } from '@msdat/sdk/http/call'
import { addContactMessage } from '@msdat/sdk/contracts/contact'
import { addDataset } from '@msdat/sdk/contracts/datasets'
import type { AnyEndpoint } from '@msdat/sdk/contracts/endpoint'
import { answerThinkQuestion, askThinkQuestion } from '@msdat/sdk/contracts/healthThink'
import { subscribe } from '@msdat/sdk/contracts/newsletter'
import { addTestimonial } from '@msdat/sdk/contracts/testimonials'
import { requestPartnership, sendFeedback } from '@msdat/sdk/contracts/visitorForms'

/** Forms that may wait for the connection, and the call that takes each. */
const calls = {
  contact: addContactMessage,
  // Its file keeps it from waiting; the form says so.
  dataset: addDataset,
  feedback: sendFeedback,
  newsletter: subscribe,
  partnership: requestPartnership,
  testimonial: addTestimonial,
  'think-question': askThinkQuestion,
  'think-answer': answerThinkQuestion,
} as const satisfies Record<string, AnyEndpoint>

export type WaitingKind = keyof typeof calls

/** Sends one that has waited. The server takes the same id only once. */
export async function sendWaiting(form: { kind: WaitingKind; input: unknown; id: string }): Promise<unknown> {
  const { kind, input, id } = form
  return call(calls[kind] as AnyEndpoint, input as never, {
    fetch: (address, request) =>
      fetch(address, { ...request, headers: { ...request.headers, 'idempotency-key': id } }),
  })
}
