import { isIPv4 } from 'node:net'
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
export const addressKey = (context: Pick<Caller, 'address'>): string => keyOf(context, 64)

/** For passwords: many providers give a customer a /56, which is 256 times as many. */
export const networkKey = (context: Pick<Caller, 'address'>): string => keyOf(context, 56)

/** Node hears IPv4 visitors as `::ffff:192.0.2.1`. To parse each as IPv6 takes 7 µs, a quarter of an answer from memory. */
function keyOf({ address }: Pick<Caller, 'address'>, subnet: 56 | 64): string {
  const version4 = address.startsWith('::ffff:') ? address.slice(7) : ''
  return isIPv4(version4) ? version4 : ipKeyGenerator(address || 'unknown', subnet)
}
