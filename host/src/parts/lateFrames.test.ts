import { expect, it } from 'vitest'
import { isFrameLate, joinFrames } from './lateFrames.ts'

it('asks each frame again once it has answered, and finds the one that does not', async () => {
  let asked = 0
  let answer: (() => void) | undefined
  const leave = joinFrames(() => {
    asked += 1
    return new Promise<void>((resolve) => (answer = resolve))
  })
  expect(isFrameLate(0)).toBe(false)
  expect(isFrameLate(300)).toBe(false)
  expect(isFrameLate(301)).toBe(true)
  expect(asked).toBe(1)
  answer?.()
  await Promise.resolve()
  expect(isFrameLate(400)).toBe(false)
  expect(isFrameLate(701)).toBe(true)
  expect(asked).toBe(2)
  leave()
  expect(isFrameLate(900)).toBe(false)
})

it('takes a frame whose connection has ended for one that has answered', async () => {
  const leave = joinFrames(() => Promise.reject(new Error('gone')))
  isFrameLate(0)
  await Promise.resolve()
  expect(isFrameLate(500)).toBe(false)
  leave()
})
