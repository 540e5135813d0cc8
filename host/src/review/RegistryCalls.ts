import type { Static } from 'typebox'
import type { AuditEntry } from '@msdat/sdk/contracts/audit'
import type { PluginFault } from '@msdat/sdk/contracts/faults'
import type { OutputOf } from '@msdat/sdk/contracts/endpoint'
import type { OwnSubmission, submitPlugin } from '@msdat/sdk/contracts/ownSubmissions'
import type { Submission, SubmittedFile } from '@msdat/sdk/contracts/registry'
import type { OnProgress } from '../loading/sendWithProgress.ts'

export type SubmissionForm = Static<NonNullable<(typeof submitPlugin)['body']>>

/** What its author is answered: a token to look it up comes with it where no account was signed in. */
export type Submitted = OutputOf<typeof submitPlugin>

/** What the one who sends a zip wants of the sending: to know how far it is, and to give it up. */
interface Sending {
  onProgress: OnProgress
  signal: AbortSignal
}

/** What the pages for plugin authors and reviewers ask of the registry. */
export interface RegistryCalls {
  submit(form: SubmissionForm, zip: File, sending: Sending): Promise<Submitted>
  ownSubmissions(): Promise<OwnSubmission[]>
  lookUp(token: string): Promise<OwnSubmission>
  list(): Promise<Submission[]>
  read(id: number): Promise<Submission>
  files(id: number): Promise<SubmittedFile[]>
  readFile(id: number, path: string): Promise<string>
  approve(submission: Submission, reason: string): Promise<Submission>
  reject(id: number, reason: string): Promise<Submission>
  retry(id: number): Promise<Submission>
  disable(plugin: string, reason: string): Promise<Submission>
  enable(plugin: string, reason: string): Promise<Submission>
  audit(submission: number): Promise<AuditEntry[]>
  faults(plugin: string): Promise<PluginFault[]>
}
