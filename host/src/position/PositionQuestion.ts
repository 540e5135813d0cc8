import type { HostOutput } from '@msdat/sdk/contracts/bridge'
import type { AppError } from '@msdat/sdk/contracts/problem'

/** A plugin waits for where the visitor is. */
export interface PositionQuestion {
  /** The plugin's name. */
  plugin: string
  answer(position: Promise<HostOutput<'visitor.position'>>): void
  /** Does nothing where there is an answer. */
  refuse(problem: AppError): void
}
