import { beforeEach, expect, it } from 'vitest'
import { ActivityLog, type Viewed } from './ActivityLog.ts'

const view = (indicator: number): Viewed => ({
  dashboard: 'Demographics',
  section: 'indicator-overview',
  indicator,
  datasource: 6,
  location: 1,
  year: '2024',
})
let at: number
let isWanted: boolean
let sent: (number | null)[]
let log: ActivityLog
beforeEach(() => {
  at = 0
  isWanted = true
  sent = []
  log = new ActivityLog({
    now: () => at,
    isWanted: () => isWanted,
    send: (viewed) => Promise.resolve(sent.push(viewed.indicator)),
  })
})

it('notes a change only when 5 seconds have passed since the last note', () => {
  log.look(view(1))
  at = 4_999
  log.look(view(2))
  at = 5_000
  log.look(view(3))
  expect(sent).toEqual([1, 3])
})

it('notes nothing twice while nothing changes', () => {
  log.look(view(1))
  at = 60_000
  log.look(view(1))
  expect(sent).toEqual([1])
})

it('notes nothing for a visitor, or where it is switched off', () => {
  isWanted = false
  log.look(view(1))
  expect(sent).toEqual([])
})

it('takes the address along, which alone is no other view', () => {
  log.look({ ...view(1), address: '/a' })
  at = 60_000
  log.look({ ...view(1), address: '/b' })
  expect(sent).toEqual([1])
})
