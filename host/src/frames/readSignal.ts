import { faultTextLength } from '@msdat/sdk/contracts/faultText'
import { FrameSignal } from '@msdat/sdk/contracts/frameSignals'
import { validate } from '@msdat/sdk/validate/browser'

/** What a frame says of itself; null where a message is none. Only texts of a known length are looked at. */
export function readSignal(data: unknown): FrameSignal | null {
  if (typeof data !== 'object' || data === null) return null
  const kind: unknown = Reflect.get(data, 'kind')
  const message: unknown = Reflect.get(data, 'message')
  const isLong = typeof message === 'string' && message.length > faultTextLength
  if (typeof kind !== 'string' || kind.length > 20 || isLong) return null
  const signal = typeof message === 'string' ? { kind, message } : { kind }
  const read = validate(FrameSignal, signal)
  return read.ok ? read.value : null
}
