import { expect, test } from 'vitest'
import { isStillThere, zipFault } from './zipFault.ts'

test('a file that cannot be sent says why', () => {
  expect(zipFault(new File(['x'], 'a.ZIP'))).toBeUndefined()
  expect(zipFault(new File([], 'a.zip'))).toBe('Please choose a zip file.')
  expect(zipFault(null)).toBe('Please choose a zip file.')
  expect(zipFault(new File(['x'], 'a.tar'))).toBe('Only a .zip file can be submitted.')
  expect(zipFault(new File([new Uint8Array(11_000_000)], 'a.zip'))).toMatch(/larger than 10 MB/)
})

test('a file that was written anew since it was chosen is gone', async () => {
  const changed = new File(['x'], 'a.zip')
  expect(await isStillThere(changed)).toBe(true)
  changed.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  expect(await isStillThere(changed)).toBe(false)
})
