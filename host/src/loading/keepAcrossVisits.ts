import { reaction } from 'mobx'
import type { LocalKeep } from '../services/LocalKeep.ts'
import type { RemoteValue } from './RemoteValue.ts'

/** Writing waits, lest it take time from the first drawing. */
const writeAfterMs = 2_000

/**
 * Shows at once what an earlier visit was answered last, until the server has answered this one. Only the build
 * that wrote it reads it: another may know other shapes.
 */
export function keepAcrossVisits<Value>(
  remote: RemoteValue<Value>,
  { keep, name, build }: { keep: LocalKeep; name: string; build: string },
): void {
  const kept = keep.read(name)
  if (isKept(kept) && kept.build === build) remote.offer(kept.value as Value)
  reaction(
    () => remote.value,
    (value) => value !== null && keep.write(name, { build, value }),
    { delay: writeAfterMs },
  )
}

function isKept(kept: unknown): kept is { build: string; value: unknown } {
  return typeof kept === 'object' && kept !== null && 'build' in kept && 'value' in kept
}
