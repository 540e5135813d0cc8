import { expect, test, vi } from 'vitest'
import { readPosition } from './readPosition.ts'

type Ask = Geolocation['getCurrentPosition']
const found = (latitude: number, longitude: number, accuracy: number): Ask => {
  return (success) => success({ coords: { latitude, longitude, accuracy } } as GeolocationPosition)
}
const failing = (code: number): Ask => {
  return (_, fail) => fail?.({ code } as GeolocationPositionError)
}

test('a position is rounded to some hundred metres', async () => {
  expect(await readPosition({ getCurrentPosition: found(12.00049, 8.52951, 12.4) })).toEqual({
    latitude: 12,
    longitude: 8.53,
    accuracy_m: 100,
  })
})

test.each([
  ['a refusal', { getCurrentPosition: failing(1) }, 'conflict', 'does not give your position'],
  [
    'a device that does not know',
    { getCurrentPosition: failing(2) },
    'unavailable',
    'does not know where it is',
  ],
  ['a device that takes too long', { getCurrentPosition: failing(3) }, 'timed_out', 'did not come in time'],
  ['a browser without it', undefined, 'unavailable', 'Type a place'],
])('%s is said in words', async (_, geolocation, code, words) => {
  const failure = await readPosition(geolocation).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code, message: expect.stringContaining(words) as string })
})

test('a question that nobody answers ends', async () => {
  vi.useFakeTimers()
  const asked = readPosition({ getCurrentPosition: () => {} }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await asked).toMatchObject({ code: 'timed_out' })
  vi.useRealTimers()
})
