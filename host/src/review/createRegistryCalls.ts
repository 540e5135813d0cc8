import { call } from '@msdat/sdk/adapters/call'
import * as contracts from '@msdat/sdk/contracts/ownSubmissions'
import { sendWithProgress } from '../loading/sendWithProgress.ts'
import type { RegistryCalls } from './RegistryCalls.ts'

// A slow line needs its time for 10 MB.
const uploadMs = 300_000

export function createRegistryCalls(): RegistryCalls {
  return {
    submit: (form, file, { onProgress, signal }) =>
      call(contracts.submitPlugin, form, {
        file,
        signal,
        deadlineMs: uploadMs,
        fetch: sendWithProgress(onProgress),
      }),
    answer: ({ id, note, token }, file, { onProgress, signal }) =>
      call(
        contracts.answerChanges,
        { id, ...(note && { note }), ...(token && { token }) },
        { file, signal, deadlineMs: uploadMs, fetch: sendWithProgress(onProgress) },
      ),
    lookUp: (token) => call(contracts.lookUpSubmission, { token }),
  }
}
