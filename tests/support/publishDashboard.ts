import {
  addCustomDashboard,
  decideCustomDashboard,
  type CustomDashboard,
} from '@msdat/sdk/contracts/customDashboards'
import { password, registerAuthor, sendJson, signInAsAdmin } from './publish.ts'
import type { RunningServer } from './server.ts'

/** Whose dashboards these are. */
export const author = { username: 'amina', password }

export const sectionOf = (plugin: string): object => ({
  kind: 'plugin',
  title: `Figures of ${plugin}`,
  plugin,
  contribution: 'panel',
})

/** A custom dashboard for everybody with these sections; its id, and the token of its author. */
export async function publishDashboard(
  server: RunningServer,
  sections: readonly object[],
  layout: 'tabs' | 'page' = 'tabs',
  username = author.username,
): Promise<{ id: number; token: string }> {
  const token = await registerAuthor(server, username)
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
    sections,
  })
  const decide = decideCustomDashboard.path.replace(':id', String(record.id))
  const decision = { decision: 'approved', edition: record.edition }
  await sendJson(server, ['POST', decide], await signInAsAdmin(server), decision)
  return { id: record.id, token }
}
