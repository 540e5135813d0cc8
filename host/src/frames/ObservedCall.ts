import type { Problem } from '@msdat/sdk/contracts/problem'

/** One call of a frame as it came, for whoever looks at what a plugin does. */
export interface ObservedCall {
  plugin: string
  contribution: string
  method: string
  /** Of the frame's making: anything, of any size. */
  input: unknown
  /** Why it was not answered; null where it was. */
  problem: Problem | null
  /** How long the answer took. */
  milliseconds: number
}
