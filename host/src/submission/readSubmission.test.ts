import { expect, test } from 'vitest'
import { readFields, readZip } from './readSubmission.ts'

function filled(zip: File): FormData {
  const data = new FormData()
  for (const [name, text] of Object.entries({ name: ' Amina ', email: 'a@example.org', phone: ' ' }))
    data.set(name, text)
  data.set('plugin', zip)
  return data
}

test('fields are sent without blanks around them, and empty ones not at all', () => {
  expect(readFields(filled(new File([], '')))).toEqual({ name: 'Amina', email: 'a@example.org' })
})

test('a file that cannot be sent says why', async () => {
  expect(await readZip(filled(new File(['x'], 'a.ZIP')))).toBeInstanceOf(File)
  expect(await readZip(filled(new File([], 'a.zip')))).toBe('Please choose a zip file.')
  expect(await readZip(filled(new File(['x'], 'a.tar')))).toBe('Only a .zip file can be submitted.')
  expect(await readZip(filled(new File([new Uint8Array(11_000_000)], 'a.zip')))).toMatch(/larger than 10 MB/)
})

test('a file that was written anew since it was chosen is asked for again', async () => {
  const changed = new File(['x'], 'a.zip')
  changed.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  const data = new FormData()
  data.get = () => changed
  expect(await readZip(data)).toMatch(/choose it again/)
})
