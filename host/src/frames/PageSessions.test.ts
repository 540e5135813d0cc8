import { expect, it } from 'vitest'
import type { GuardedFrame } from './GuardedFrame.ts'
import { guardedFrames, PageSessions, pageSessions } from './PageSessions.ts'
import type { RunningSession } from './RunningSession.ts'

const hostOf = (...names: string[]) => ({
  sessions: new Set(names.map((plugin) => ({ plugin }) as RunningSession)),
})

it('knows what runs on the page in every host, as long as it is there', () => {
  const page = new PageSessions()
  const names = () => [...page.sessions].map(({ plugin }) => plugin)
  const own = hostOf('overview')
  page.join(own)
  const leave = page.join(hostOf('trial'))
  own.sessions.add({ plugin: 'panel' } as RunningSession)
  expect(names()).toEqual(['overview', 'panel', 'trial'])
  leave()
  expect(names()).toEqual(['overview', 'panel'])
})

it('has pages of other sites guarded beside what runs, and watched by nobody who draws', () => {
  const leavePlugins = pageSessions.join(hostOf('overview'))
  const embedded = { gate: () => null } as unknown as GuardedFrame
  const leave = guardedFrames.join({ sessions: [embedded] })
  expect(guardedFrames.sessions).toEqual([{ plugin: 'overview' }, embedded])
  expect(pageSessions.sessions).toEqual([{ plugin: 'overview' }])
  leave()
  leavePlugins()
  expect(guardedFrames.sessions).toEqual([])
})
