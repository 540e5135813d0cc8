import { expect, test } from 'vitest'
import { pluginActs } from './pluginActs.ts'

const labels = (state: 'deployed' | 'disabled' | 'awaiting_approval') =>
  pluginActs({ state, version: '1.0.0' }).map(({ label }) => label)

test('a plugin that runs can be disabled, one that is off enabled, and both deleted', () => {
  expect(labels('deployed')).toEqual(['Disable', 'Delete'])
  expect(labels('disabled')).toEqual(['Enable', 'Delete'])
  expect(labels('awaiting_approval')).toEqual([])
})
