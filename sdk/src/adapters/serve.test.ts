import express, { type ErrorRequestHandler } from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoint } from '../contracts/endpoint.ts'
import { FieldList, IdList, ListQuery, Page } from '../contracts/page.ts'
import { AppError } from '../contracts/problem.ts'
import { createServe } from './serve.ts'

const Row = Type.Object({ id: Type.Integer(), name: Type.String() }, { additionalProperties: false })
const listRows = endpoint({
  method: 'GET',
  path: '/rows/',
  access: 'public',
  summary: 'For the test.',
  query: ListQuery(['id'], { id: Type.Optional(IdList), fields: Type.Optional(FieldList(Row)) }),
  output: Page(Row),
})

describe('a served list', () => {
  let server: Server
  let base: string
  let asked: unknown
  beforeAll(async () => {
    const app = express()
    const serve = createServe(app, { actorOf: () => Promise.resolve(null) })
    serve(listRows, (input) => {
      asked = input
      return { count: 300, results: [{ id: 7, name: 'seven' }] }
    })
    app.use(((error: unknown, _request, response, _next) => {
      if (!(error instanceof AppError)) throw error
      response.status(error.status).json(error.toProblem())
    }) satisfies ErrorRequestHandler)
    server = app.listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())
  const ask = async (query: string) => {
    const response = await fetch(`${base}/rows${query}`)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  it('takes a name that comes several times as a list', async () => {
    expect((await ask('/?id=7&id=8,9')).status).toBe(200)
    expect(asked).toMatchObject({ id: '7,8,9' })
    const { body } = await ask('?fields=id&fields=name')
    expect(body['results']).toEqual([{ id: 7, name: 'seven' }])
  })

  it('takes empty filters for none, however often they come', async () => {
    expect((await ask('/?id=&fields=&size=')).body['results']).toEqual([{ id: 7, name: 'seven' }])
    expect(asked).toEqual({ size: 100, page: 1 })
  })

  it('refuses a number that comes twice, and names it', async () => {
    expect(await ask('/?size=5&size=6')).toMatchObject({
      status: 400,
      body: { fields: { size: [expect.stringContaining('integer')] } },
    })
  })

  it('links to its neighbours, with everything else that was asked', async () => {
    const { body } = await ask('/?page=2&size=100&id=7')
    expect(body['next']).toBe(`${base}/rows/?page=3&size=100&id=7`)
    expect(body['previous']).toBe(`${base}/rows/?page=1&size=100&id=7`)
    expect((await ask('/?page=3')).body['next']).toBeNull()
  })
})
