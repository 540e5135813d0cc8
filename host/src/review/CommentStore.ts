import type { ReviewComment } from '@msdat/sdk/contracts/comments'
import { RemoteValue } from '../loading/RemoteValue.ts'
import type { CommentDraft, ReviewCalls } from './ReviewCalls.ts'

/** What is said about one submission. */
export class CommentStore {
  readonly thread: RemoteValue<ReviewComment[]>
  readonly #id: number
  readonly #calls: ReviewCalls

  constructor(id: number, calls: ReviewCalls) {
    this.#id = id
    this.#calls = calls
    this.thread = new RemoteValue(() => calls.comments(id))
  }

  /** Of the zip as it is now: a line of the one before may have moved. */
  of(path: string, line: number): ReviewComment[] {
    return (this.thread.value ?? []).filter(
      (comment) => comment.is_current && comment.path === path && comment.line === line,
    )
  }

  async say(draft: CommentDraft): Promise<void> {
    const comment = await this.#calls.comment(this.#id, draft)
    this.thread.take([...(this.thread.value ?? []), comment])
  }
}
