import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express, { type NextFunction, type Request, type Response } from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AppError } from '@msdat/sdk/contracts/problem'
import { serveHost } from './serveHost.ts'

const folder = mkdtempSync(join(tmpdir(), 'host-'))
let server: Server

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<head></head>the page')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'assets', 'index-1.js'), 'export {}')
  const app = express()
  app.use(serveHost({ folder, registryKey: 'key', pluginDomain: 'plugins.localhost' }))
  app.use((error: AppError, _: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error)
    response.status(error.code === 'not_found' ? 404 : 500).json({ code: error.code })
  })
  await new Promise<void>((resolve) => {
    server = app.listen(0, () => resolve())
  })
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const read = async (path: string) => {
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`)
  return { status: response.status, text: await response.text() }
}

it.each(['/', '/dashboard/Health_Financing', '/dashboard/Name_2.0', '/dashboard/Name_2.0/7.5'])(
  'answers %s with the page',
  async (path) => {
    expect(await read(path)).toEqual({ status: 200, text: expect.stringContaining('the page') })
  },
)

it('answers files with their content', async () => {
  expect(await read('/favicon.svg')).toEqual({ status: 200, text: '<svg/>' })
  expect(await read('/assets/index-1.js')).toEqual({ status: 200, text: 'export {}' })
})

// A page in the place of a script of an older build would be run as a script.
it.each(['/assets/index-0.js', '/assets/index-0', '/robots.txt'])('has no page for %s', async (path) => {
  expect((await read(path)).status).toBe(404)
})
