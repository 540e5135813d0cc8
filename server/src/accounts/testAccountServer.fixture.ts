import { createHash } from 'node:crypto'
import express, { type NextFunction, type Request, type Response } from 'express'
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Kysely } from 'kysely'
import { createServe } from '@msdat/sdk/http/serve'
import { AppError, type Problem } from '@msdat/sdk/contracts/problem'
import type { TextMessages } from '../sms/TextMessages.ts'
import { Outbox } from '../mail/Outbox.ts'
import type { AccountTables } from './AccountTables.ts'
import type { AccountLimits } from './accountLimits.ts'
import type { PasswordKeeper } from './configureAuth.ts'
import type { SocialProvider } from './social/SocialProvider.ts'
import { createAccounts, type Accounts } from './createAccounts.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Parsed JSON; the tests look into it by name. */
  body: Record<string, unknown> & Partial<Problem>
  /** As it came. */
  text: string
  cookies: string[]
}

export interface AccountServer {
  accounts: Accounts
  send(
    method: string,
    path: string,
    options?: { body?: unknown; raw?: string; headers?: OutgoingHttpHeaders },
  ): Promise<Answer>
  close(): Promise<void>
}

export interface ServerWish {
  publicUrl?: string
  limits?: Partial<AccountLimits>
  /** Keeps passwords as an installation does, which takes a tenth of a second each time. */
  isPasswordSafe?: boolean
  /** Keeps passwords in a way of the test's own. */
  passwords?: PasswordKeeper
  /** Believes X-Forwarded-For, so that a test can come from anywhere. */
  isBehindProxy?: boolean
  socialProviders?: readonly SocialProvider[]
  texts?: TextMessages
}

const quickHash = (password: string): string => createHash('sha256').update(password).digest('hex')
export const quickPasswords: PasswordKeeper = {
  hash: async (password) => quickHash(password),
  verify: async ({ hash, password }) => hash === quickHash(password),
}

const testSecret = 'a-secret-for-tests-only-0123456789abcdef'

/** The accounts behind a real server on a free port, with nothing else in the way. */
export async function startAccountServer(
  db: Kysely<AccountTables>,
  {
    publicUrl = 'http://localhost:4300',
    limits,
    isBehindProxy = false,
    isPasswordSafe = false,
    passwords = quickPasswords,
    socialProviders = [],
    texts,
  }: ServerWish = {},
): Promise<AccountServer> {
  const accounts = createAccounts({
    db,
    outbox: new Outbox({ isSending: false }),
    config: {
      publicUrl,
      secret: testSecret,
      socialProviders,
      texts: texts ?? null,
      ...(limits && { limits }),
      ...(!isPasswordSafe && { passwords }),
    },
  })
  const app = express()
  app.set('trust proxy', isBehindProxy)
  app.use(express.json({ limit: '100kb' }))
  accounts.mount(createServe(app, { actorOf: accounts.actorOf }), app)
  app.use((request) => {
    throw new AppError('not_found', `There is no ${request.path}.`)
  })
  app.use(answerProblem)
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    accounts,
    send: (method, path, { body, raw, headers } = {}) =>
      exchange({
        port,
        method,
        path,
        text: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
        headers,
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

// Express tells an error handler by its four parameters.
function answerProblem(error: unknown, _request: Request, response: Response, _next: NextFunction): void {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  const problem = error instanceof AppError ? error.toProblem() : { code: 'internal', message: String(error) }
  response.status(status).json(problem)
}

interface Exchange {
  port: number
  method: string
  path: string
  text: string | undefined
  headers: OutgoingHttpHeaders | undefined
}

// fetch would drop Host, Origin and Cookie, which is what these tests are about.
function exchange({ port, method, path, text, headers }: Exchange): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const json = text === undefined ? {} : { 'content-type': 'application/json' }
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers: { ...json, ...headers } },
      (response) => {
        let received = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (received += part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: JSON.parse(isJson(response) ? received || '{}' : '{}') as Answer['body'],
            text: received,
            cookies: response.headers['set-cookie'] ?? [],
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}

const isJson = ({ headers }: IncomingMessage): boolean => headers['content-type']?.includes('json') ?? false
