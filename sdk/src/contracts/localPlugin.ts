import * as Type from 'typebox'
import { Manifest } from './manifest.ts'
import { Finding, ModuleRecord } from './registry.ts'

const closed = { additionalProperties: false } as const

/** The name under which the frame of a local plugin is served; no plugin can have it as its id. */
export const localFrameName = 'local-plugin'

/** What "msdat-plugin dev" tells the page: each build, or why there is none, and later what the checks say of it. */
export const LocalPluginNews = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('built'),
      run: Type.String({ maxLength: 64, description: 'New each time the command is started.' }),
      number: Type.Integer({ minimum: 1, description: 'Counts the builds of this run.' }),
      manifest: Manifest,
      bundle: ModuleRecord,
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('failed'),
      run: Type.String({ maxLength: 64 }),
      number: Type.Integer({ minimum: 1 }),
      findings: Type.Array(Finding, { maxItems: 200 }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('checked'),
      run: Type.String({ maxLength: 64 }),
      number: Type.Integer({ minimum: 1 }),
      findings: Type.Array(Finding, {
        maxItems: 200,
        description: 'What the platform would say about this build; it runs all the same.',
      }),
    },
    closed,
  ),
])
export type LocalPluginNews = Type.Static<typeof LocalPluginNews>
export type LocalPluginBuild = Extract<LocalPluginNews, { kind: 'built' }>

/** Addresses of the command's own server. */
export const localNewsPath = '/msdat-plugin/news'
export const localCodePath = (digest: string): string => `/msdat-plugin/code/${digest}`

/**
 * The server of a local plugin that a page's address names, as ?dev=http://localhost:4310; null where it names none, or
 * anything but a port of this very machine.
 */
export function localServerIn(search: string): string | null {
  const named = new URLSearchParams(search).get('dev')
  const [, port] = /^http:\/\/(?:localhost|127\.0\.0\.1):(\d{1,5})\/?$/.exec(named ?? '') ?? []
  if (!named || port === undefined || Number(port) < 1 || Number(port) > 65_535) return null
  return new URL(named).origin
}
