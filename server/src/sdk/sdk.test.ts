import { createHash } from 'node:crypto'
import express from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServe } from '@msdat/sdk/http/serve'
import type { SdkPackage } from '@msdat/sdk/contracts/sdkPackage'
import { answerProblems } from '../http/answerProblems.ts'
import { mountSdk } from './mountSdk.ts'

let server: Server
let base: string
beforeAll(async () => {
  const app = express()
  mountSdk(createServe(app, { actorOf: () => Promise.resolve(null) }), app)
  app.use(answerProblems({ error: () => {} } as never, () => null))
  server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it('offers the SDK as a file that is what its description says', async () => {
  const facts = (await (await fetch(`${base}/sdk/latest.json`)).json()) as SdkPackage
  const response = await fetch(base + facts.file)
  const content = Buffer.from(await response.arrayBuffer())
  expect(content.length).toBe(facts.bytes)
  expect(createHash('sha256').update(content).digest('hex')).toBe(facts.sha256)
  expect(response.headers.get('etag')).toBe(`"${facts.sha256}"`)
})

it('names the version it has to whoever asks for another', async () => {
  const response = await fetch(`${base}/sdk/msdat-sdk-0.0.1.tgz`)
  expect(response.status).toBe(404)
  expect(await response.text()).toMatch(/The SDK here is version \d+\.\d+\.\d+: \/sdk\/msdat-sdk-/)
})
