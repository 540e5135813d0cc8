import type { ServeOptions } from '@msdat/sdk/http/serve'
import { AttemptLimit } from './AttemptLimit.ts'
import { addressKey, takeOrRefuse } from './takeOrRefuse.ts'

/** Holds the limits that the contracts set: each call has a count of its own for each address. */
export function limitCalls(): NonNullable<ServeOptions['admit']> {
  const limits = new Map<string, AttemptLimit>()
  return async ({ method, path, limit }, context) => {
    if (!limit) return
    const name = `${method} ${path}`
    const counted = limits.get(name) ?? new AttemptLimit(limit)
    limits.set(name, counted)
    await takeOrRefuse(counted, addressKey(context), context)
  }
}
