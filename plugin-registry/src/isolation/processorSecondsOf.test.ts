import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { processorSecondsOf } from './processorSecondsOf.ts'

it.runIf(existsSync('/proc/self/stat'))('is what the process itself knows of it', () => {
  const before = processorSecondsOf(process.pid) ?? 0
  const began = process.cpuUsage()
  while (process.cpuUsage(began).user < 200_000);
  const { user, system } = process.cpuUsage(began)
  const spent = (processorSecondsOf(process.pid) ?? 0) - before
  expect(Math.abs(spent - (user + system) / 1e6)).toBeLessThan(0.1)
})

it('is not known of a process that is none', () => {
  expect(processorSecondsOf(2 ** 30)).toBeNull()
  expect(processorSecondsOf(undefined)).toBeNull()
})
