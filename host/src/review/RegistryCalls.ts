import type { Static } from 'typebox'
import type { OutputOf } from '@msdat/sdk/contracts/endpoint'
import type { OwnSubmission, PluginSubmission, submitPlugin } from '@msdat/sdk/contracts/ownSubmissions'
import type { OnProgress } from '../loading/sendWithProgress.ts'

export type SubmissionForm = Static<typeof PluginSubmission>

/** What its author is answered: a token to look it up comes with it where no account was signed in. */
export type Submitted = OutputOf<typeof submitPlugin>

/** What the one who sends a zip wants of the sending: to know how far it is, and to give it up. */
interface Sending {
  onProgress: OnProgress
  signal: AbortSignal
}

/** The author's answer to a request for changes. */
interface ChangesAnswer {
  id: number
  note?: string | undefined
  /** Of who is not signed in. */
  token?: string | undefined
}

/** What the pages for plugin authors ask of the registry. */
export interface RegistryCalls {
  submit(form: SubmissionForm, zip: File, sending: Sending): Promise<Submitted>
  answer(answer: ChangesAnswer, zip: File, sending: Sending): Promise<OwnSubmission>
  lookUp(token: string): Promise<OwnSubmission>
}
