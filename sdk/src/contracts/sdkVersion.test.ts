import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sdkMisfit, sdkVersion } from './sdkVersion.ts'

it('is the version of the package', () => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  expect((JSON.parse(text) as { version: string }).version).toBe(sdkVersion)
})

it.each([
  ['^1.2.0', null],
  ['~1.3.9', null],
  ['1', null],
  ['1.0', null],
  ['^1.4.0', 'newer'],
  ['^2.0.0', 'newer'],
  ['0.9.0', 'older'],
] as const)('lets a plugin that asks for %s run on 1.3.5, or says what it is: %s', (asked, misfit) => {
  expect(sdkMisfit(asked, '1.3.5')).toBe(misfit)
})
