import { action, computed, makeObservable, observable } from 'mobx'
import type { Submission } from '@msdat/sdk/contracts/submission'
import type { QueueCounts, QueueEntry, ReviewQueue } from '@msdat/sdk/contracts/submissions'
import { RemoteValue } from '../loading/RemoteValue.ts'
import type { QueuePage, ReviewCalls } from './ReviewCalls.ts'

export const queueNames: Record<ReviewQueue, string> = {
  pending: 'Pending',
  in_progress: 'In progress',
  available: 'Available',
  closed: 'Closed',
  all: 'All',
}
export const queueSize = 25

/** The submissions an admin has before them: one page of a pile, and the one that is being read. */
export class ReviewStore {
  queue: ReviewQueue = 'pending'
  page = 1
  chosenId: number | null = null
  readonly counts: RemoteValue<QueueCounts>
  readonly entries: RemoteValue<QueuePage>
  readonly submission: RemoteValue<Submission, number>
  readonly calls: ReviewCalls
  #seen: string | null = null

  constructor(calls: ReviewCalls) {
    this.calls = calls
    this.counts = new RemoteValue(() => calls.counts())
    this.entries = new RemoteValue(() => calls.list(this.queue, this.page))
    this.submission = new RemoteValue((id: number) => calls.read(id))
    makeObservable(this, {
      queue: observable,
      page: observable,
      chosenId: observable,
      listed: computed,
      pages: computed,
      isMoving: computed,
      open: action,
      turnTo: action,
      choose: action,
    })
  }

  get listed(): readonly QueueEntry[] {
    return this.entries.value?.results ?? []
  }

  get pages(): number {
    return Math.max(1, Math.ceil((this.entries.value?.count ?? 0) / queueSize))
  }

  /** Something is being checked or built: worth asking again soon. */
  get isMoving(): boolean {
    return (this.counts.value?.moving ?? 0) > 0
  }

  /** Asks for a few numbers; what is shown is read again only where something has moved. */
  async refresh(): Promise<void> {
    await this.counts.load()
    const { state } = this.counts
    if (state.status !== 'ready' || this.entries.state.status === 'failed') return this.reload()
    if (state.value.changed_at === this.#seen) return
    await this.reload()
    this.#seen = state.value.changed_at
  }

  async reload(): Promise<void> {
    const { chosenId } = this
    await Promise.all([this.entries.load(), chosenId === null ? null : this.submission.load(chosenId)])
  }

  open(queue: ReviewQueue): void {
    this.queue = queue
    this.turnTo(1)
  }

  turnTo(page: number): void {
    this.page = page
    this.entries.clear()
    void this.entries.load()
  }

  choose(id: number): void {
    if (id !== this.chosenId) this.submission.clear()
    this.chosenId = id
    void this.submission.load(id)
  }

  /** Runs one decision and reads anew; throws what the registry answers. */
  async decide(decision: (calls: ReviewCalls) => Promise<Submission>): Promise<Submission> {
    try {
      return await decision(this.calls)
    } finally {
      await Promise.all([this.counts.load(), this.reload()])
    }
  }
}
