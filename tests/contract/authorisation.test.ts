import { beforeAll, expect, it } from 'vitest'
import { collectContracts, type NamedEndpoint } from '@msdat/sdk/http/openapi'
import * as accounts from '@msdat/sdk/contracts/accounts'
import type { Problem } from '@msdat/sdk/contracts/problem'
import { hasRole, type Role } from '@msdat/sdk/contracts/roles'
import { changeUser } from '@msdat/sdk/contracts/userAccounts'
import { describeMainlyOnSqlite } from '../support/describeDatabases.ts'

const { endpoints } = await collectContracts()
const password = 'Quiet-River-9'

/** Who calls: a visitor, each role, a second user, and somebody whose account was switched off. */
const callers = ['anonymous', 'user', 'other', 'contributor', 'moderator', 'admin', 'deactivated'] as const
type Caller = (typeof callers)[number]
const roleOf: Record<Caller, Role | null> = {
  anonymous: null,
  deactivated: null,
  user: 'user',
  other: 'user',
  contributor: 'contributor',
  moderator: 'moderator',
  admin: 'admin',
}

/** Calls that would end the session of whoever calls, so that the rest of the matrix says nothing. */
const endings = ['logout', 'logoutEverywhere', 'updatePassword']

/** Calls about one thing that belongs to somebody, and a body that its owner might send. */
const custom = {
  title: 'Taken',
  indicators: [18],
  dataSources: [2],
  defaultIndicators: [18],
  initialDataSource: 2,
}
const table = {
  datasource: 2,
  period: '2018',
  indicators: [18],
  locations: [1],
  citation: 'A',
  note: '',
  cells: [],
}
/** The smallest picture there is. */
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const ownedCalls: Record<string, object | null> = {
  getCustomDashboard: null,
  changeCustomDashboard: custom,
  removeCustomDashboard: null,
  listDashboardShares: null,
  setDashboardShares: { shares: [] },
  listDashboardVersions: null,
  removeInteraction: null,
  changeNotification: { is_read: true },
  removeNotification: null,
  getEntry: null,
  getEntryCheck: null,
  changeEntry: table,
  removeEntry: null,
  submitEntry: null,
  getUser: null,
  changeProfile: { first_name: 'Taken' },
  changeUser: { first_name: 'Taken' },
  removeUser: null,
  changeAvatar: { picture: onePixel },
  removeAvatar: null,
  exportOwnData: null,
  getSecuritySettings: null,
  changeSecuritySettings: {
    sms: false,
    email: true,
    googleAuthenticator: false,
    microsoftAuthenticator: false,
    password,
  },
  beginAuthenticator: { password },
  confirmAuthenticator: { app: 'googleAuthenticator', code: '123456' },
  makeRecoveryCodes: { password },
  endSession: null,
  askForEmailChange: { email: 'taken@matrix.example.org', password },
  beginPhone: { password, phone: '+2348012345678' },
  confirmPhone: { code: '123456' },
}

describeMainlyOnSqlite('who may call what', (server) => {
  const tokens = new Map<Caller, string>()
  const ids = new Map<Caller, string>()
  const send = async (caller: Caller, method: string, path: string, body?: object | null) => {
    const token = tokens.get(caller)
    const response = await fetch(server().base + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const answer = (isJson ? JSON.parse(text) : {}) as Record<string, unknown> & Partial<Problem>
    return { status: response.status, answer }
  }
  const signIn = async (caller: Caller, username: string, secret: string): Promise<void> => {
    const { answer } = await send('anonymous', 'POST', accounts.login.path, { username, password: secret })
    tokens.set(caller, String(answer['token']))
    ids.set(caller, String(answer['id']))
  }
  beforeAll(async () => {
    const { admin } = server()
    await signIn('admin', admin.email, admin.password)
    for (const caller of ['user', 'other', 'contributor', 'moderator', 'deactivated'] as const) {
      const email = `${caller}@matrix.example.org`
      const person = { username: `matrix-${caller}`, email, password, role: roleOf[caller] ?? 'user' }
      const work = { profession: 'Analyst', organization: 'A ministry' }
      const added = await send('admin', 'POST', accounts.registerUser.path, { ...person, ...work })
      if (added.status !== 200) throw new Error(`${caller} has no account: ${added.answer.message}`)
      await signIn(caller, email, password)
    }
    const off = changeUser.path.replace(':id', ids.get('deactivated') ?? '')
    await send('admin', 'PUT', off, { is_active: false })
  })

  it.each(callers)('%s is let in by the table of roles alone, at every endpoint', async (caller) => {
    expect(caller === 'anonymous' || (tokens.get(caller) ?? '').length > 10).toBe(true)
    const wrong: string[] = []
    for (const named of endpoints.filter(({ name }) => !endings.includes(name))) {
      const { method } = named.endpoint
      const { status, answer } = await send(caller, method, pathOf(named), bodyFor(named))
      const fault = faultOf(named, { caller, status, message: answer.message ?? '' })
      if (fault) wrong.push(`${named.name}: ${fault} (${status} ${answer.message ?? ''})`)
    }
    expect(wrong).toEqual([])
  })

  it('what belongs to one user is neither read nor changed by another', async () => {
    const paths = await makeOwned()
    const owned = endpoints.filter(isAboutOwned)
    expect(owned.map(({ name }) => name).filter((name) => !(name in ownedCalls))).toEqual([])
    const wrong: string[] = []
    for (const { name, endpoint } of owned) {
      const id = paths.find(([start]) => endpoint.path.startsWith(start))?.[1]
      if (id === undefined) continue
      const path = endpoint.path.replace(/:\w+/, id)
      for (const caller of ['anonymous', 'other', 'deactivated'] as const) {
        const { status } = await send(caller, endpoint.method, path, ownedCalls[name])
        if (![401, 403, 404].includes(status)) wrong.push(`${caller} ${name}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
    const mine = await send('user', 'GET', `/api/users/${ids.get('user')}/`)
    expect(mine.answer).toMatchObject({ first_name: '', is_active: true })
  })

  /** Things of the user and, where that takes the role, of the contributor; by the beginning of their paths. */
  async function makeOwned(): Promise<[start: string, id: string][]> {
    const made = async (caller: Caller, path: string, body: object): Promise<string> => {
      const { status, answer } = await send(caller, 'POST', path, body)
      expect(status, String(answer.message)).toBe(201)
      return String(answer['id'])
    }
    const sessionOf = async (caller: Caller): Promise<string> => {
      const { answer } = await send(caller, 'GET', '/api/sessions/')
      return String((answer['sessions'] as { id: string }[])[0]?.id)
    }
    const dashboard = await made('user', '/api/custom-dashboard/', {
      ...custom,
      title: 'Own',
      is_private: true,
    })
    return [
      ['/api/custom-dashboard/', dashboard],
      [
        '/api/user_interactions/',
        await made('user', '/api/user_interactions/', { dashboard: 'Demographics' }),
      ],
      ['/api/data-entry/', await made('contributor', '/api/data-entry/', table)],
      ['/api/sessions/', await sessionOf('user')],
      ['/api/users/', ids.get('user') ?? ''],
    ]
  }
})

/** Not one person's: what everybody reads and votes for. A draft is found under who asks, so nobody meets another's. */
const isNobodysAlone = ({ path }: NamedEndpoint['endpoint']): boolean =>
  /^\/api\/(health-think|custom-dashboard-drafts)\//.test(path)

const isAboutOwned = ({ endpoint }: NamedEndpoint): boolean =>
  !isNobodysAlone(endpoint) &&
  /:id\//.test(endpoint.path) &&
  (endpoint.access === 'user' || endpoint.access === 'contributor' || endpoint.isPersonal === true)

/** An address of the endpoint at which nothing stands, so that nothing is changed. */
const pathOf = ({ endpoint }: NamedEndpoint): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => (name === 'plugin' ? 'no-such-plugin' : '999999'))

const bodyFor = ({ endpoint }: NamedEndpoint): object | null =>
  endpoint.body && !endpoint.upload ? {} : null

interface Outcome {
  caller: Caller
  status: number
  message: string
}

/** What is wrong with an answer; null where it fits the table of roles. */
function faultOf({ endpoint }: NamedEndpoint, { caller, status, message }: Outcome): string | null {
  const role = roleOf[caller]
  const isRoleRefused = message.startsWith('This needs the role')
  const isSignInAsked = message === 'Please sign in, then try again.'
  if (status === 500) return `${caller} meets a fault`
  if (endpoint.access === 'public')
    return isRoleRefused || isSignInAsked ? `${caller} is refused what is public` : null
  if (role === null) return status === 401 ? null : `${caller} is not asked to sign in`
  if (hasRole(role, endpoint.access))
    return isRoleRefused || isSignInAsked || status === 401 ? `${caller} is refused` : null
  return status === 403 && isRoleRefused ? null : `${caller} is let in`
}
