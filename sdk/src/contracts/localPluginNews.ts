import * as Type from 'typebox'
import { Manifest } from './manifest.ts'
import { ModuleRecord } from './registry.ts'
import { Finding } from './submission.ts'

const closed = { additionalProperties: false } as const

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
