import { expect, it } from 'vitest'
import { bootClasses } from '@msdat/sdk/contracts/bootClasses'
import { reportFrameFigures } from '@msdat/sdk/contracts/frameFigures'
import { validate } from '@msdat/sdk/contracts/validate/browser'
import { FrameFigures } from './FrameFigures.ts'

const isAllowed = (report: unknown): boolean => {
  const { body } = reportFrameFigures
  return body !== undefined && validate(body, report).ok
}
const release = { plugin: 'zone-columns', version: '1.0.0' }

it('adds starts up by the time they took, and hands them on once', () => {
  const figures = new FrameFigures()
  expect(figures.take()).toBeNull()
  for (const time of [40, 100, 101, 59_000, 1e9]) figures.booted(release, time)
  figures.refused(release)
  const report = figures.take()
  const boots = bootClasses.map((end) => ({ 100: 2, 200: 1, 60_000: 2 })[end as number] ?? 0)
  expect(report).toEqual({ counts: [{ ...release, boots, refusals: 1 }] })
  expect(isAllowed(report)).toBe(true)
  expect(figures.take()).toBeNull()
})

it('never says more than may be reported', () => {
  const figures = new FrameFigures()
  for (let at = 0; at < 2_000; at += 1) {
    figures.booted({ plugin: `plugin-${at % 90}`, version: '1.0.0' }, 10)
    figures.refused(release)
  }
  for (let at = 0; at < 2_000; at += 1) figures.booted({ plugin: 'plugin-1', version: '1.0.0' }, 10)
  expect(isAllowed(figures.take())).toBe(true)
})
