import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { listDataValues } from '@msdat/sdk/contracts/data'
import { subscribe } from '@msdat/sdk/contracts/newsletter'
import { Download } from '@msdat/sdk/http/Download'
import { createServe, type ServeOptions } from '@msdat/sdk/http/serve'
import { OpenDownloads } from './OpenDownloads.ts'

async function serving(
  mount: (serve: ReturnType<typeof createServe>) => void,
  options: Partial<ServeOptions>,
) {
  const app = express()
  mount(createServe(app, { actorOf: () => Promise.resolve(null), ...options }))
  const failed: express.ErrorRequestHandler = ({ code }: { code: string }, _request, response, _next) =>
    void response.status(429).send(code)
  app.use(failed)
  const server = createServer(app as RequestListener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return { server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

it('what is sent with a body is begun in a turn, once the body is here', async () => {
  const order: string[] = []
  const { server, base } = await serving(
    (serve) =>
      serve(subscribe, () => {
        order.push('begun')
        return {} as never
      }),
    {
      readBody: express.json(),
      untilItsTurn: (request) => {
        order.push(request.complete ? 'whole' : 'coming in')
        return Promise.resolve()
      },
    },
  )
  const headers = { 'content-type': 'application/json' }
  await fetch(base + subscribe.path, { method: 'POST', headers, body: '{"email":"a@example.org"}' })
  server.close()
  expect(order).toEqual(['whole', 'begun'])
})

it('every download counts for its network, whatever call it answers', async () => {
  const downloads = new OpenDownloads(1)
  let goOn = (): void => {}
  const until = new Promise<void>((resolve) => (goOn = resolve))
  async function* parts(): AsyncGenerator<string> {
    yield 'one'
    await until
    yield 'two'
  }
  const { server, base } = await serving(
    (serve) => serve(listDataValues, () => new Download('a.csv', 'text/csv', parts())),
    { counted: (...given) => downloads.counted(...given) },
  )
  const first = await fetch(base + listDataValues.path)
  const second = await fetch(base + listDataValues.path)
  expect([second.status, await second.text()]).toEqual([429, 'rate_limited'])
  goOn()
  expect(await first.text()).toBe('onetwo')
  const third = await fetch(base + listDataValues.path)
  expect(await third.text()).toBe('onetwo')
  server.close()
})

it('the bytes of a body are parsed in that turn, and not before', async () => {
  const order: string[] = []
  const { server, base } = await serving(
    (serve) =>
      serve(subscribe, ({ email }) => {
        order.push(email)
        return {} as never
      }),
    {
      readBody: express.raw({ type: 'application/json' }),
      untilItsTurn: ({ body }) => {
        order.push(Buffer.isBuffer(body) ? 'bytes' : 'parsed')
        return Promise.resolve()
      },
    },
  )
  const send = (body: string): Promise<Response> =>
    fetch(base + subscribe.path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  await send('{"email":"a@example.org"}')
  const faults = ['{"email":', '"text"', 'null', '\ud800']
  const answers = []
  for (const fault of faults) answers.push(await (await send(fault)).text())
  server.close()
  expect(order).toEqual(['bytes', 'a@example.org', ...faults.map(() => 'bytes')])
  expect(answers).toEqual(faults.map(() => 'invalid_input'))
})
