import { keptCharacters } from '@msdat/sdk/contracts/bridge'

/**
 * What is kept for a plugin is kept in memory, as the text its frame made of it. The page never walks through a
 * value of a plugin to measure it: a short message can hold an array without end.
 */
export function isSmallState(state: unknown): state is string {
  return typeof state === 'string' && state.length <= keptCharacters
}
