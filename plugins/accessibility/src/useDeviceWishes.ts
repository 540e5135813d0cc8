import { useSyncExternalStore } from 'react'
import type { Switch } from './switches.ts'

type SwitchName = Switch['name']

/** What a device can ask for by itself; the page then does so, whatever is chosen here. */
const wishes = [
  ['highContrast', '(prefers-contrast: more)'],
  ['reducedMotion', '(prefers-reduced-motion: reduce)'],
] as const satisfies readonly (readonly [SwitchName, string])[]

/** The switches that the visitor's device holds on. */
export function useDeviceWishes(): ReadonlySet<SwitchName> {
  const names = useSyncExternalStore(watch, read, () => '')
  return new Set(wishes.map(([name]) => name).filter((name) => names.includes(name)))
}

/** One text, since a new set each time would count as a change. */
const read = (): string =>
  wishes
    .filter(([, query]) => matchMedia(query).matches)
    .map(([name]) => name)
    .join(' ')

function watch(onChange: () => void): () => void {
  const lists = wishes.map(([, query]) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', onChange)
  return () => lists.forEach((list) => list.removeEventListener('change', onChange))
}
