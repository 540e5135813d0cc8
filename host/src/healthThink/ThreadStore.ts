import { call } from '@msdat/sdk/http/call'
import * as contracts from '@msdat/sdk/contracts/healthThink'
import { RemoteValue } from '../loading/RemoteValue.ts'

type Kind = 'question' | 'answer'
const votes = { question: contracts.voteForQuestion, answer: contracts.voteForAnswer } as const
const verdicts = { question: contracts.judgeQuestion, answer: contracts.judgeAnswer } as const

/** One question with its answers, read anew after each change. */
export class ThreadStore {
  readonly thread: RemoteValue<contracts.ThinkThread>

  constructor(id: number) {
    this.thread = new RemoteValue(() => call(contracts.getThinkThread, { id }))
  }

  async vote(kind: Kind, id: number): Promise<void> {
    await call(votes[kind], { id })
    await this.thread.load()
  }

  async judge(kind: Kind, id: number, status: 'shown' | 'hidden'): Promise<void> {
    await call(verdicts[kind], { id, status })
    await this.thread.load()
  }
}
