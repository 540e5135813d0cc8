import { describe, expect, it } from 'vitest'
import { keepGrounded } from './keepGrounded.ts'

const facts = 'Coverage in Kano was 45.62, by NDHS 2018. The gap is -44.4. Of 1,234 births.'
const kept = (text: string) => keepGrounded(text, facts).text

describe('what a model may say', () => {
  it('keeps numbers of the facts, whole or rounded', () => {
    const text = 'In 2018 it was 45.6%. About 46 in NDHS. The gap is 44.4 among 1234.'
    expect(keepGrounded(text, facts)).toEqual({ text, removed: 0 })
  })

  it('removes a sentence with any other number and keeps its neighbours', () => {
    expect(keepGrounded('Kano is low. It will reach 90% soon. Act now.', facts)).toEqual({
      text: 'Kano is low. Act now.',
      removed: 1,
    })
  })

  it.each([
    'Coverage is ninety percent.',
    'It could double.',
    'Half are missed.',
    'It is ٩٠ percent.',
    'By ½ at most.',
  ])('removes a number that is no plain digit: %s', (text) => expect(kept(text)).toBe(''))

  it('does not take the number of a list entry for a figure', () => {
    expect(kept('7. Train midwives.')).toBe('7. Train midwives.')
  })
})
