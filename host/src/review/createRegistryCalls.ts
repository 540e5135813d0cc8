import { call } from '@msdat/sdk/adapters/call'
import { getAuditTrail } from '@msdat/sdk/contracts/audit'
import { listPluginFaults } from '@msdat/sdk/contracts/faults'
import { listOwnSubmissions, lookUpSubmission, submitPlugin } from '@msdat/sdk/contracts/ownSubmissions'
import {
  approveSubmission,
  disablePlugin,
  enablePlugin,
  getSubmission,
  listSubmissions,
  listSubmittedFiles,
  readSubmittedFile,
  rejectSubmission,
  retryBuild,
} from '@msdat/sdk/contracts/registry'
import { sendWithProgress } from '../loading/sendWithProgress.ts'
import type { RegistryCalls } from './RegistryCalls.ts'

export function createRegistryCalls(): RegistryCalls {
  return {
    // A slow line needs its time for 10 MB.
    submit: (form, file, { onProgress, signal }) =>
      call(submitPlugin, form, { file, signal, deadlineMs: 300_000, fetch: sendWithProgress(onProgress) }),
    ownSubmissions: async () => (await call(listOwnSubmissions, { size: 100 })).results,
    lookUp: (token) => call(lookUpSubmission, { token }),
    list: async () => (await call(listSubmissions, { size: 500, ordering: '-id' })).results,
    read: (id) => call(getSubmission, { id }),
    files: async (id) => (await call(listSubmittedFiles, { id })).files,
    readFile: async (id, path) => (await call(readSubmittedFile, { id, path })).text,
    // The digest binds the approval to the very zip that was reviewed.
    approve: ({ id, zip_digest }, reason) => call(approveSubmission, { id, reason, zip_digest }),
    reject: (id, reason) => call(rejectSubmission, { id, reason }),
    retry: (id) => call(retryBuild, { id }),
    disable: (plugin, reason) => call(disablePlugin, { plugin, reason }),
    enable: (plugin, reason) => call(enablePlugin, { plugin, reason }),
    audit: async (submission) => {
      const page = await call(getAuditTrail, { submission, ordering: 'sequence', size: 500 })
      return page.results
    },
    faults: async (plugin) => (await call(listPluginFaults, { plugin, size: 50 })).results,
  }
}
