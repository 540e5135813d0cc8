import { useMemo, useSyncExternalStore } from 'react'
import type { HostInput, HostMethodName, HostOutput } from '../contracts/bridge.ts'
import type { Async } from './Async.ts'
import type { Resource } from './ResourceCache.ts'
import { resourceOf } from './useHostAnswer.ts'

/** Asks the host several questions of one kind, such as one for each place; the answers in their order. */
export function useHostAnswers<Name extends HostMethodName>(
  name: Name,
  inputs: readonly HostInput<Name>[],
): Async<HostOutput<Name>>[] {
  const asked = JSON.stringify(inputs)
  const { subscribe, read } = useMemo(
    () => together((JSON.parse(asked) as HostInput<Name>[]).map((input) => resourceOf(name, input))),
    [name, asked],
  )
  return useSyncExternalStore(subscribe, read, read)
}

/** Several questions as one. React compares by identity, so the same answers have to be the same array. */
function together<Content>(resources: readonly Resource<Content>[]) {
  let last: Async<Content>[] = []
  return {
    subscribe: (listener: () => void) => {
      const stops = resources.map(({ subscribe }) => subscribe(listener))
      return () => stops.forEach((stop) => stop())
    },
    read: (): Async<Content>[] => {
      const answers = resources.map(({ get }) => get())
      if (answers.length !== last.length || answers.some((one, at) => one !== last[at])) last = answers
      return last
    },
  }
}
