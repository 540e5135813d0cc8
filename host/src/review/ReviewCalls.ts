import type { AuditCheck, AuditEntry } from '@msdat/sdk/contracts/audit'
import type { FileDiff, SubmissionChanges } from '@msdat/sdk/contracts/changes'
import type { ReviewComment } from '@msdat/sdk/contracts/comments'
import type { PluginVersion } from '@msdat/sdk/contracts/deployments'
import type { ReleaseFigures } from '@msdat/sdk/contracts/frameFigures'
import type { PluginFault } from '@msdat/sdk/contracts/faults'
import type { Submission, SubmittedFile } from '@msdat/sdk/contracts/submission'
import type { Review } from '@msdat/sdk/contracts/review'
import type { Trial } from '@msdat/sdk/contracts/trials'
import type { QueueCounts, QueueEntry, ReviewQueue } from '@msdat/sdk/contracts/submissions'

/** What a submission is compared with. */
export type Against = 'running' | 'previous'

export interface QueuePage {
  count: number
  results: QueueEntry[]
}

export interface CommentDraft {
  text: string
  path?: string
  line?: number
}

/** What reviewers read and decide. */
export interface ReviewCalls {
  counts(): Promise<QueueCounts>
  list(queue: ReviewQueue, page: number): Promise<QueuePage>
  read(id: number): Promise<Submission>
  review(id: number): Promise<Review>
  changes(id: number, against: Against): Promise<SubmissionChanges>
  diff(id: number, path: string, against: Against): Promise<FileDiff>
  comments(id: number): Promise<ReviewComment[]>
  comment(id: number, draft: CommentDraft): Promise<ReviewComment>
  files(id: number): Promise<SubmittedFile[]>
  readFile(id: number, path: string): Promise<string>
  approve(submission: Submission, reason: string, grants: string[]): Promise<Submission>
  requestChanges(id: number, reason: string): Promise<Submission>
  reject(id: number, reason: string): Promise<Submission>
  retry(id: number): Promise<Submission>
  disable(plugin: string, reason: string): Promise<Submission>
  enable(plugin: string, reason: string): Promise<Submission>
  rollBack(plugin: string, reason: string, version?: string): Promise<Submission>
  yank(plugin: string, reason: string, version: string): Promise<Submission>
  versions(plugin: string): Promise<PluginVersion[]>
  audit(submission: number): Promise<AuditEntry[]>
  checkAudit(): Promise<AuditCheck>
  trial(id: number): Promise<Trial>
  startTrial(id: number): Promise<Trial>
  figures(plugin: string): Promise<ReleaseFigures[]>
  faults(plugin: string): Promise<PluginFault[]>
}
