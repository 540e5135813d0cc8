import { expect, it } from 'vitest'
import { readSdkReference } from '@msdat/sdk/adapters/sdkPackage'
import { findTopics, toChapters } from './toChapters.ts'

const chapters = toChapters(await readSdkReference())

it('gives each topic an address of its own', () => {
  const ids = chapters.flatMap(({ topics }) => topics.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(300)
  expect(new Set(ids).size).toBe(ids.length)
})

it('finds what stands in a name, a sentence or a declaration, names first', () => {
  const found = findTopics(chapters, 'data.query')
  expect(found.find(({ id }) => id === 'methods')?.topics[0]?.name).toBe('data.query')
  expect(findTopics(chapters, 'figures newest kano-nowhere')).toEqual([])
  expect(findTopics(chapters, '  ')).toEqual(chapters)
})
