import { call } from '@msdat/sdk/http/call'
import { checkAuditTrail, getAuditTrail } from '@msdat/sdk/contracts/audit'
import { getChanges, getFileDiff } from '@msdat/sdk/contracts/changes'
import { addComment, listComments } from '@msdat/sdk/contracts/comments'
import * as deployments from '@msdat/sdk/contracts/deployments'
import { listReleaseFigures } from '@msdat/sdk/contracts/frameFigures'
import { listPluginFaults } from '@msdat/sdk/contracts/faults'
import * as reviews from '@msdat/sdk/contracts/review'
import { getTrial, startTrial } from '@msdat/sdk/contracts/trials'
import * as lists from '@msdat/sdk/contracts/submissions'
import type { ReviewCalls } from './ReviewCalls.ts'
import { queueSize } from './ReviewStore.ts'

/** Loaded with the review page: visitors have no need of these contracts. */
export function createReviewCalls(): ReviewCalls {
  return {
    counts: () => call(lists.countQueues, {}),
    list: (queue, page) => call(lists.listQueue, { queue, page, size: queueSize }),
    read: (id) => call(lists.getSubmission, { id }),
    review: (id) => call(reviews.getReview, { id }),
    changes: (id, against) => call(getChanges, { id, against }),
    diff: (id, path, against) => call(getFileDiff, { id, path, against }),
    comments: async (id) => (await call(listComments, { id })).comments,
    comment: (id, draft) => call(addComment, { id, ...draft }),
    files: async (id) => (await call(lists.listSubmittedFiles, { id })).files,
    readFile: async (id, path) => (await call(lists.readSubmittedFile, { id, path })).text,
    // The digest binds the approval to the very zip that was reviewed.
    approve: ({ id, zip_digest }, reason, grants) =>
      call(reviews.approveSubmission, { id, reason, zip_digest, grants }),
    requestChanges: (id, reason) => call(reviews.requestChanges, { id, reason }),
    reject: (id, reason) => call(reviews.rejectSubmission, { id, reason }),
    retry: (id) => call(reviews.retryBuild, { id }),
    audit: async (submission) => {
      const page = await call(getAuditTrail, { submission, ordering: 'sequence', size: 500 })
      return page.results
    },
    checkAudit: () => call(checkAuditTrail, {}),
    disable: (plugin, reason) => call(deployments.disablePlugin, { plugin, reason }),
    enable: (plugin, reason) => call(deployments.enablePlugin, { plugin, reason }),
    rollBack: (plugin, reason, version) =>
      call(deployments.rollBackPlugin, { plugin, reason, ...(version && { version }) }),
    yank: (plugin, reason, version) => call(deployments.yankPlugin, { plugin, reason, version }),
    versions: async (plugin) => (await call(deployments.listVersions, { plugin })).versions,
    trial: (id) => call(getTrial, { id }),
    startTrial: (id) => call(startTrial, { id }),
    figures: async (plugin) => (await call(listReleaseFigures, { plugin })).figures,
    faults: async (plugin) => (await call(listPluginFaults, { plugin, size: 50 })).results,
  }
}
