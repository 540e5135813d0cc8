import { checkPlugin, type CheckContext } from '@msdat/sdk/toolchain/checks'
import { buildPlugin } from '../workers/buildPlugin.ts'
import { iconsCanBeDrawn } from '../workers/iconsCanBeDrawn.ts'
import type { IsolatedAnswer, IsolatedTask } from './runIsolated.ts'

/**
 * Checks and builds in this very process, which saves starting one for each zip, and without the compiler, which
 * takes a second for each. For tests of what the registry does with the answers; the workers' own processes are
 * tested beside runIsolated.
 */
export async function runHere({ worker, question, zip, signal }: IsolatedTask): Promise<IsolatedAnswer> {
  const work =
    worker === 'check' ? checkPlugin(zip, question as CheckContext, [iconsCanBeDrawn]) : buildPlugin(zip)
  const answer: unknown = await work.catch((error: unknown) => error)
  if (signal.aborted) return { ok: false, reason: 'stopped', detail: 'The server is being stopped.' }
  if (answer instanceof Error) return { ok: false, reason: 'crashed', detail: answer.message }
  // What crosses a process border is plain data.
  return { ok: true, answer: JSON.parse(JSON.stringify(answer)), isolation: 'this process' }
}
