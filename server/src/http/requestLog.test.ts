import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, expect, it } from 'vitest'
import { answerProblems } from './answerProblems.ts'
import { createLog, requestLog } from './requestLog.ts'

let close = (): void => {}
afterEach(() => close())

/** What is logged at level info of one request that is answered by `answer`. */
async function logOf(answer: express.RequestHandler): Promise<string> {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const app = express()
  app.use(requestLog(log))
  app.use('/api', answer)
  app.use(answerProblems(log))
  const server = app.listen(0)
  close = () => server.close()
  const { port } = server.address() as AddressInfo
  const headers = { cookie: 'session=s3cret', authorization: 'Bearer s3cret', 'x-forwarded-for': 's3cret' }
  await new Promise((resolve) => {
    ask({ port, path: '/api/session/?token=s3cret', headers }, (response) => {
      response.resume().on('end', resolve)
    }).end()
  })
  await new Promise((resolve) => setImmediate(resolve))
  return lines.join('')
}

it('writes method, path and status of a request, and no cookie in either direction', async () => {
  const logged = await logOf((_request, response) => {
    response.setHeader('set-cookie', 'session=s3cret').setHeader('x-next-token', 's3cret').json({})
  })
  expect(logged).toContain('"method":"GET","path":"/api/session/"')
  expect(logged).toContain('"res":{"status":200}')
  expect(logged).not.toContain('s3cret')
})

it('writes name, code, message and place of a fault, and nothing else that hangs on it', async () => {
  const fault = Object.assign(new Error('no such table'), {
    code: 'SQLITE_ERROR',
    detail: 'Key (email)=(s3cret) already exists.',
    headers: { cookie: 's3cret' },
    cause: new Error('s3cret'),
  })
  const logged = await logOf(() => {
    throw fault
  })
  expect(logged).toContain('"code":"SQLITE_ERROR","message":"no such table"')
  expect(logged).toContain('requestLog.test.ts')
  expect(logged).not.toContain('s3cret')
})
