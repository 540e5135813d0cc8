import { useSyncExternalStore } from 'react'
import type { HostInput, HostMethodName, HostOutput } from '../contracts/bridge.ts'
import type { Async } from './Async.ts'
import { currentFrame } from './currentFrame.ts'

const idle = { status: 'idle' } as const
const neverChanges = () => () => {}
const answerIdle = () => idle

/**
 * Asks the host and answers as it comes. Equal questions in one frame are asked once; a new question answers
 * `loading` until its own answer is there, never the answer to the one before. Null asks nothing.
 */
export function useHostAnswer<Name extends HostMethodName>(
  name: Name,
  input: HostInput<Name> | null,
): Async<HostOutput<Name>> {
  const resource = input === null ? null : resourceOf(name, input)
  return useSyncExternalStore<Async<HostOutput<Name>>>(
    resource?.subscribe ?? neverChanges,
    resource?.get ?? answerIdle,
    resource?.get ?? answerIdle,
  )
}

/** The one place where this question and its answer are kept. */
export function resourceOf<Name extends HostMethodName>(name: Name, input: HostInput<Name>) {
  const { resources, link } = currentFrame()
  return resources.resource(`${name} ${JSON.stringify(input)}`, () => link.call(name, input))
}
