import { call } from '@msdat/sdk/http/call'
import { sendWithProgress } from '../loading/sendWithProgress.ts'
import type { RegistryCalls } from './RegistryCalls.ts'

// A slow line needs its time for 10 MB.
const uploadMs = 300_000

/** Most visitors submit nothing. */
const contracts = () => import('@msdat/sdk/contracts/ownSubmissions')

export function createRegistryCalls(): RegistryCalls {
  return {
    submit: async (form, file, { onProgress, signal }) =>
      call((await contracts()).submitPlugin, form, {
        file,
        signal,
        deadlineMs: uploadMs,
        fetch: sendWithProgress(onProgress),
      }),
    answer: async ({ id, note, token }, file, { onProgress, signal }) =>
      call(
        (await contracts()).answerChanges,
        { id, ...(note && { note }), ...(token && { token }) },
        { file, signal, deadlineMs: uploadMs, fetch: sendWithProgress(onProgress) },
      ),
    lookUp: async (token) => call((await contracts()).lookUpSubmission, { token }),
  }
}
