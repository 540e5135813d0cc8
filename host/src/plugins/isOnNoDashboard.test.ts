import { expect, test } from 'vitest'
import { exampleDashboard } from '../catalog/exampleCatalog.fixture.ts'
import { exampleRelease } from './exampleRelease.fixture.ts'
import { isOnNoDashboard } from './isOnNoDashboard.ts'

const section = { point: 'section', id: 'main', title: 'Rain' } as const
const rain = { ...exampleRelease, plugin: 'rain', contributes: [section] }

test('a plugin with sections is on no dashboard until one of them is placed', () => {
  expect(isOnNoDashboard(rain, [exampleDashboard])).toBe(true)
  const placed = { id: 'rain', plugin: 'rain', contribution: 'main', title: 'Rain' }
  expect(isOnNoDashboard(rain, [exampleDashboard, { ...exampleDashboard, sections: [placed] }])).toBe(false)
})

test('a plugin without sections belongs on none', () => {
  const panel = { ...section, point: 'panel' } as const
  expect(isOnNoDashboard({ ...rain, contributes: [panel] }, [])).toBe(false)
})
