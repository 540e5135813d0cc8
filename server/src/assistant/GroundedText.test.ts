import { expect, it } from 'vitest'
import { GroundedText } from './GroundedText.ts'
import { keepGrounded } from './keepGrounded.ts'

const facts = 'It was 57.1 in 2018. The target is 90.'
const answer = `Coverage was 57.1 in 2018, which is far below the target of 90. It will be 99.9 next year, for sure.

1. Outreach in hard-to-reach areas reaches children whom fixed posts miss.
2. It costs 12 dollars a child. Cold chains have to be kept on the way.
Stock-outs end what outreach began.`

it.each([1, 7, 60])(
  'shows only checked sentences, and at its end what a whole check keeps: parts of %i',
  (size) => {
    const grounded = new GroundedText(facts)
    let shown = ''
    for (let at = 0; at < answer.length; at += size) shown += grounded.add(answer.slice(at, at + size))
    const whole = keepGrounded(answer, facts)
    expect(whole.removed).toBe(2)
    expect(shown.length).toBeGreaterThan(100)
    expect(whole.text.startsWith(shown)).toBe(true)
    expect(grounded.end()).toEqual(whole)
  },
)

it('refuses a text that is longer than any answer', () => {
  const grounded = new GroundedText(facts)
  expect(() => {
    for (let parts = 0; parts < 100; parts += 1) grounded.add('No numbers here. '.repeat(100))
  }).toThrow('too long')
})
