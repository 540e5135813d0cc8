import { expect, it } from 'vitest'
import { PageSessions } from './PageSessions.ts'
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
