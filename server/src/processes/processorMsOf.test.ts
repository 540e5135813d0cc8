import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { processorMsOf } from './processorMsOf.ts'

it.runIf(existsSync('/proc/self/stat'))('is what the process itself knows of it', () => {
  const before = processorMsOf(process.pid) ?? 0
  const began = process.cpuUsage()
  while (process.cpuUsage(began).user < 200_000);
  const { user, system } = process.cpuUsage(began)
  const spent = (processorMsOf(process.pid) ?? 0) - before
  expect(Math.abs(spent - (user + system) / 1000)).toBeLessThan(100)
})

it('is not known of a process that is none', () => {
  expect(processorMsOf(2 ** 30)).toBeNull()
  expect(processorMsOf(undefined)).toBeNull()
})
