import express, { type ErrorRequestHandler } from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServe, type Actor } from '@msdat/sdk/http/serve'
import * as analysis from '@msdat/sdk/contracts/analysis'
import { addCustomDashboard, changeCustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import type { Endpoint } from '@msdat/sdk/contracts/endpoint'
import { reportPluginFault } from '@msdat/sdk/contracts/faults'
import { getHealth } from '@msdat/sdk/contracts/health'
import { startImport } from '@msdat/sdk/contracts/imports'
import { predict } from '@msdat/sdk/contracts/prediction'
import { AppError } from '@msdat/sdk/contracts/problem'
import { subscribe } from '@msdat/sdk/contracts/newsletter'
import { submitPlugin } from '@msdat/sdk/contracts/ownSubmissions'
import { limitCalls } from './limitCalls.ts'

const call = (path: string, limit?: Endpoint['limit']): typeof getHealth => ({
  ...getHealth,
  path,
  ...(limit && { limit }),
})

describe('limits that the contracts set', () => {
  let actor: Actor | null = null
  let server: Server
  let base: string
  let bodies = 0
  beforeAll(async () => {
    const app = express()
    const serve = createServe(app, {
      actorOf: () => Promise.resolve(actor),
      admit: limitCalls(),
      readBody: (request, _response, next) => {
        request.body = { email: 'ada@example.org' }
        bodies += 1
        next()
      },
    })
    serve({ ...subscribe, path: '/told', limit: { most: 1, minutes: 1 } }, () => ({ message: 'Done.' }))
    serve(call('/costly', { most: 2, minutes: 1 }), () => ({ status: 'ok' as const }))
    serve(call('/other', { most: 2, minutes: 1 }), () => ({ status: 'ok' as const }))
    serve(call('/sent', { most: 1, minutes: 60, exempt: 'moderator' }), () => ({ status: 'ok' as const }))
    serve(call('/free'), () => ({ status: 'ok' as const }))
    app.use(((error: unknown, _request, response, _next) => {
      if (!(error instanceof AppError)) throw error
      response.status(error.status).json(error.toProblem())
    }) satisfies ErrorRequestHandler)
    server = app.listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())
  const statuses = async (path: string, times: number) => {
    const found = []
    for (let each = 0; each < times; each += 1) found.push((await fetch(base + path)).status)
    return found
  }

  it('refuse what is beyond them, with the seconds to wait and in plain words', async () => {
    expect(await statuses('/costly', 2)).toEqual([200, 200])
    const refused = await fetch(`${base}/costly`)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({
      code: 'rate_limited',
      message: expect.stringMatching(/too many .* wait \d+ seconds/) as string,
    })
  })

  it('count each call by itself, and leave those without a limit alone', async () => {
    expect(await statuses('/other', 3)).toEqual([200, 200, 429])
    expect(await statuses('/free', 5)).toEqual([200, 200, 200, 200, 200])
  })

  it('are held before the body of a call is read', async () => {
    const send = () => fetch(`${base}/told`, { method: 'POST' })
    const answers = [await send(), await send()]
    expect(answers.map(({ status }) => status)).toEqual([subscribe.success ?? 200, 429])
    expect(bodies).toBe(1)
  })

  it('leave out who is exempt, and whoever stands above', async () => {
    const as = async (role: Actor['role']) => {
      actor = { id: '1', email: 'ada@example.org', name: 'Ada', role }
      const found = await statuses('/sent', 2)
      actor = null
      return found
    }
    expect(await as('moderator')).toEqual([200, 200])
    expect(await as('admin')).toEqual([200, 200])
    expect(await as('user')).toEqual([200, 429])
    expect(await statuses('/sent', 1)).toEqual([429])
  })

  it('stand on what strangers send to the registry, and admins send as many plugins as they like', () => {
    expect(submitPlugin.limit).toEqual({ most: 30, minutes: 60, exempt: 'admin' })
    expect(reportPluginFault.limit).toEqual({ most: 20, minutes: 1 })
  })

  it('stand on what costs the server much', () => {
    const { correlate, describe: describeStates, compare } = analysis
    for (const { path, limit } of [
      correlate,
      describeStates,
      compare,
      predict,
      startImport,
      addCustomDashboard,
      changeCustomDashboard,
    ])
      expect(limit, path).toBeDefined()
  })
})
