import { expect, test } from 'vitest'
import { exampleRelease } from '../plugins/exampleRelease.fixture.ts'
import { placeableSections } from './placeableSections.ts'

const release = {
  ...exampleRelease,
  plugin: 'rain',
  name: 'Rain watch',
  contributes: [
    { point: 'section', id: 'main', title: 'Rain' },
    { point: 'panel', id: 'side', title: 'Umbrella' },
    { point: 'analytics', id: 'more', title: 'More rain' },
  ],
} as const

test('what can be placed are the sections and tabs that run and are not placed yet, never panels', () => {
  const keys = (placed: { plugin: string; contribution: string; title: string }[]) =>
    placeableSections([{ ...release, contributes: [...release.contributes] }], placed).map(({ key }) => key)
  expect(keys([])).toEqual(['rain main', 'rain more'])
  expect(keys([{ plugin: 'rain', contribution: 'main', title: 'Another name' }])).toEqual(['rain more'])
})
