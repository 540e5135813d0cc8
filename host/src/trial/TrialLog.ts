import { action, makeObservable, observable, observableRef } from 'mobx'
import type { FrameFault } from '../frames/FrameFault.ts'
import type { ObservedCall } from '../frames/ObservedCall.ts'
import { drawable } from '../parts/drawable.ts'
import { shownInput } from './shownInput.ts'

export interface TrialCall {
  number: number
  /** Milliseconds since 1970. */
  at: number
  method: string
  input: string
  /** Why it was refused or failed; null where it was answered. */
  problem: string | null
  milliseconds: number
}

const mostCalls = 200
const mostFaults = 50

/** What a plugin on trial has asked for, and what went wrong with it. */
export class TrialLog {
  /** The newest first; older ones are only counted. */
  calls: readonly TrialCall[] = []
  faults: readonly FrameFault[] = []
  asked = 0
  refused = 0

  constructor() {
    makeObservable(this, {
      calls: observableRef,
      faults: observableRef,
      asked: observable,
      refused: observable,
      record: action,
      blame: action,
    })
  }

  record({ method, input, problem, milliseconds }: ObservedCall, at = Date.now()): void {
    this.asked += 1
    if (problem) this.refused += 1
    const call: TrialCall = {
      number: this.asked,
      at,
      method,
      input: drawable(shownInput(input)),
      problem: problem && drawable(problem.message.slice(0, 300)),
      milliseconds,
    }
    this.calls = [call, ...this.calls.slice(0, mostCalls - 1)]
  }

  blame(fault: FrameFault): void {
    this.faults = [{ ...fault, message: drawable(fault.message) }, ...this.faults].slice(0, mostFaults)
  }
}
