import { login, registerUser } from '@msdat/sdk/contracts/accounts'
import {
  addCustomDashboard,
  decideCustomDashboard,
  type CustomDashboard,
} from '@msdat/sdk/contracts/customDashboards'
import { signInAsAdmin } from './publish.ts'
import type { RunningServer } from './server.ts'

const author = { username: 'amina', password: 'Quiet-River-9' }

/** Sends JSON and answers what comes back; throws where it is refused. */
export async function sendJson<Answer>(
  { base }: Pick<RunningServer, 'base'>,
  [method, path]: readonly [string, string],
  token: string | null,
  body: object,
): Promise<Answer> {
  const response = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** A custom dashboard for everybody, with one section of each plugin; its id, and the token of its author. */
export async function publishDashboard(
  server: RunningServer,
  plugins: readonly string[],
  layout: 'tabs' | 'page' = 'tabs',
): Promise<{ id: number; token: string }> {
  await sendJson(server, ['POST', registerUser.path], null, { ...author, email: 'amina@example.org' })
  const { token } = await sendJson<{ token: string }>(server, ['POST', login.path], null, author)
  const record = await sendJson<CustomDashboard>(server, ['POST', addCustomDashboard.path], token, {
    title: 'Figures of others',
    category: 'Other',
    indicators: [1, 2],
    dataSources: [2],
    defaultIndicators: [1],
    initialDataSource: 2,
    initialLocation: 1,
    is_private: false,
    request_reason: 'For everybody.',
    appearance: { layout, accent: 'green', logo: null },
    sections: plugins.map((plugin) => ({
      kind: 'plugin',
      title: `Figures of ${plugin}`,
      plugin,
      contribution: 'panel',
    })),
  })
  const decide = decideCustomDashboard.path.replace(':id', String(record.id))
  const decision = { decision: 'approved', edition: record.edition }
  await sendJson(server, ['POST', decide], await signInAsAdmin(server), decision)
  return { id: record.id, token }
}
