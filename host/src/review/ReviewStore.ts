import { action, computed, makeObservable, observable } from 'mobx'
import type { Submission, SubmissionState } from '@msdat/sdk/contracts/registry'
import { RemoteValue } from '../loading/RemoteValue.ts'
import type { RegistryCalls } from './RegistryCalls.ts'

export const queues = ['Pending', 'In progress', 'Available', 'Closed', 'All'] as const
export type Queue = (typeof queues)[number]

const statesOf: Record<Queue, readonly SubmissionState[] | null> = {
  Pending: ['awaiting_approval'],
  'In progress': ['submitted', 'checking', 'approved', 'building', 'build_failed'],
  Available: ['deployed', 'disabled'],
  Closed: ['check_failed', 'rejected', 'superseded'],
  All: null,
}
const movingStates: readonly SubmissionState[] = ['submitted', 'checking', 'approved', 'building']

/** The submissions an admin has before them. */
export class ReviewStore {
  queue: Queue = 'Pending'
  chosenId: number | null = null
  readonly submissions: RemoteValue<Submission[]>
  readonly calls: RegistryCalls

  constructor(calls: RegistryCalls) {
    this.calls = calls
    this.submissions = new RemoteValue(() => calls.list())
    makeObservable(this, {
      queue: observable,
      chosenId: observable,
      listed: computed,
      chosen: computed,
      isMoving: computed,
      open: action,
      choose: action,
    })
  }

  get listed(): Submission[] {
    return this.inQueue(this.queue)
  }

  get chosen(): Submission | null {
    return this.submissions.value?.find(({ id }) => id === this.chosenId) ?? null
  }

  /** Something is being checked or built: worth asking again soon. */
  get isMoving(): boolean {
    return this.submissions.value?.some(({ state }) => movingStates.includes(state)) ?? false
  }

  inQueue(queue: Queue): Submission[] {
    const states = statesOf[queue]
    return (this.submissions.value ?? []).filter(({ state }) => !states || states.includes(state))
  }

  open(queue: Queue): void {
    this.queue = queue
  }

  choose(id: number | null): void {
    this.chosenId = id
  }

  /** Runs one decision and reads the list anew; throws what the registry answers. */
  async decide(decision: (calls: RegistryCalls) => Promise<Submission>): Promise<Submission> {
    try {
      return await decision(this.calls)
    } finally {
      await this.submissions.load()
    }
  }
}
