import { expect, it } from 'vitest'
import { stepOf, totp } from './totp.ts'

// Of RFC 6238, appendix B: its codes of eight digits end in these six.
const key = Buffer.from('12345678901234567890')
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const known: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
]

it('codes of an app are those of the standard', () => {
  for (const [seconds, code] of known) expect(totp(secret, seconds * 1000)).toBe(code)
})

it('a code stands for its own 30 seconds, taken up to one step early or late', () => {
  for (const [seconds, code] of known.slice(1)) {
    const at = seconds * 1000
    const step = Math.floor(seconds / 30)
    expect(stepOf(key, code, at)).toBe(step)
    expect(stepOf(key, code, at + 30_000)).toBe(step)
    expect(stepOf(key, code, at - 30_000)).toBe(step)
    expect(stepOf(key, code, at + 60_000)).toBeNull()
  }
  expect(stepOf(key, '12345', 90_000)).toBeNull()
  expect(stepOf(key, '', 90_000)).toBeNull()
})
