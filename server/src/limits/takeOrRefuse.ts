import { ipKeyGenerator } from 'express-rate-limit'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { CallContext } from '@msdat/sdk/http/serve'
import type { AttemptLimit } from './AttemptLimit.ts'

type Caller = Pick<CallContext, 'address' | 'setHeader'>

/** Takes one attempt, or throws `rate_limited` and sets Retry-After. */
export async function takeOrRefuse(limit: AttemptLimit, key: string, context: Caller): Promise<void> {
  const seconds = await limit.take(key)
  if (seconds === 0) return
  context.setHeader('Retry-After', String(seconds))
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  throw new AppError('rate_limited', `There were too many attempts. Please wait ${wait}, then try again.`)
}

/** Whom to count: one IPv6 customer holds a whole /64 and could take a fresh address for every attempt. */
export const addressKey = (context: Pick<Caller, 'address'>): string =>
  ipKeyGenerator(context.address || 'unknown', 64)

/** For passwords: many providers give a customer a /56, which is 256 times as many. */
export const networkKey = (context: Pick<Caller, 'address'>): string =>
  ipKeyGenerator(context.address || 'unknown', 56)
