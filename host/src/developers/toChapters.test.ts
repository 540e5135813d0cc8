import { expect, it } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readSdkReference } from '@msdat/sdk/http/sdkPackage'
import { PointPicture } from './PointPicture.tsx'
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

it('marks the place of each contribution point, and leads to the live example of each part of the kit', () => {
  const topics = chapters.flatMap((chapter) => chapter.topics)
  const points = topics.flatMap(({ point }) => point ?? [])
  expect(points).toContain('command')
  for (const point of points)
    expect(renderToStaticMarkup(createElement(PointPicture, { point }))).toMatch(/^<figure/)
  const examples = topics.flatMap(({ example }) => example ?? [])
  expect(examples).toContain('example-LineChart')
  expect(examples.length).toBeGreaterThan(40)
})
