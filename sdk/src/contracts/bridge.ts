import * as Type from 'typebox'
import { Appearance, AppearanceChange, Theme } from './appearance.ts'
import { Citation, Coverage, PeriodText } from './data.ts'
import { Catalog } from './reference.ts'
import { method, Nothing, type HostMethod } from './hostMethod.ts'
import type { Permission } from './manifest.ts'
import { pageMethods } from './pageMethods.ts'
import type { Problem } from './problem.ts'
import { Selection } from './selection.ts'
import { SettingValues } from './settings.ts'
import type { lateMethods } from './lateMethods.ts'
import { topicMethods } from './topicMethods.ts'
import { uiMethods } from './uiMethods.ts'
import { viewMethods } from './viewMethods.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })
const Ids = Type.Array(Id, { maxItems: 1000 })

/** Rises when a host and a runtime that differ in it can no longer talk. */
export const protocolVersion = 1

/** Which values a plugin wants. Omitted fields mean no filter; at least indicators or datasources is needed. */
export const DataQuery = Type.Object(
  {
    indicators: Type.Optional(Ids),
    datasources: Type.Optional(Ids),
    locations: Type.Optional(Ids),
    levels: Type.Optional(Ids),
    valueTypes: Type.Optional(Ids),
    periods: Type.Optional(Type.Array(PeriodText, { maxItems: 1000 })),
    periodFrom: Type.Optional(PeriodText),
    periodTo: Type.Optional(PeriodText),
    latest: Type.Optional(
      Type.Boolean({
        description: 'Only the newest period of each indicator, source, place and value type.',
      }),
    ),
  },
  closed,
)
export type DataQuery = Type.Static<typeof DataQuery>

const IntColumn = Type.Unsafe<Int32Array>(Type.Any({ description: 'Int32Array' }))
const FloatColumn = Type.Unsafe<Float64Array>(Type.Any({ description: 'Float64Array' }))

/** Rows as columns of equal length, transferred. `period` codes index into `periods`; citation 0 means none. */
export const DataTable = Type.Object(
  {
    version: Type.String({ description: 'Data version the rows were read at.' }),
    count: Type.Integer({ minimum: 0 }),
    id: IntColumn,
    indicator: IntColumn,
    datasource: IntColumn,
    location: IntColumn,
    periods: Type.Array(Type.String()),
    period: IntColumn,
    valueType: IntColumn,
    value: FloatColumn,
    citation: IntColumn,
  },
  closed,
)
export type DataTable = Type.Static<typeof DataTable>

/** The token bucket of each frame: how much it holds and what flows in per second. */
export const bucket = { capacity: 120, refillPerSecond: 40 } as const

export { citedPublications } from './uiMethods.ts'
export { keptCharacters } from './keptCharacters.ts'
export { savedFileBytes } from './savedFileBytes.ts'

/** The one table of host methods: nothing else can be called over the bridge. */
export const ownMethods = {
  'data.catalog': method({
    summary: 'Indicators, sources, places, value types and units.',
    permission: 'data:read',
    input: Nothing,
    output: Catalog,
    cost: 2,
    deadlineMs: 15_000,
  }),
  'data.query': method({
    summary: 'Data values as columns.',
    permission: 'data:read',
    input: DataQuery,
    output: DataTable,
    cost: 2,
    deadlineMs: 30_000,
  }),
  'data.coverage': method({
    summary: 'Which sources, places and periods have values of an indicator.',
    permission: 'data:read',
    input: Type.Object({ indicator: Id }, closed),
    output: Coverage,
    cost: 1,
    deadlineMs: 15_000,
  }),
  'data.citations': method({
    summary: 'The publications behind values, by citation id.',
    permission: 'data:read',
    input: Type.Object({ ids: Ids }, closed),
    output: Type.Array(Citation),
    cost: 1,
    deadlineMs: 15_000,
  }),
  ...viewMethods,
  ...pageMethods,
  ...topicMethods,
  ...uiMethods,
  'files.save': method({
    summary: 'Offer a file to the visitor.',
    permission: 'files:save',
    input: Type.Object(
      {
        name: Type.String({ pattern: '^[^\\\\/:*?"<>|\\x00-\\x1f]{1,120}$' }),
        mediaType: Type.Enum([
          'text/csv',
          'image/svg+xml',
          'image/png',
          'image/jpeg',
          'application/pdf',
          'application/json',
          'text/plain',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        ]),
        bytes: Type.Unsafe<Uint8Array>(Type.Any({ description: 'Uint8Array' })),
      },
      closed,
    ),
    output: Nothing,
    cost: 10,
    deadlineMs: 10_000,
  }),
  'files.prepare': method({
    summary:
      'Say at a press that a file is being made, which may then be saved within a minute. Answers the address of what the visitor looks at, for the file to carry.',
    permission: 'files:save',
    input: Nothing,
    output: Type.Object({ address: Type.String({ maxLength: 4000 }) }, closed),
    cost: 1,
    deadlineMs: 5_000,
  }),
  'page.getAppearance': method({
    summary: "The page's looks as the visitor set them.",
    permission: 'page:appearance',
    input: Nothing,
    output: Appearance,
    cost: 1,
    deadlineMs: 5_000,
  }),
  'page.setAppearance': method({
    summary: "Change the page's looks; answers what they then are.",
    permission: 'page:appearance',
    input: AppearanceChange,
    output: Appearance,
    cost: 2,
    deadlineMs: 5_000,
  }),
} as const satisfies Record<string, HostMethod>

type HostMethods = typeof ownMethods & typeof lateMethods
export type HostMethodName = keyof HostMethods
export type HostInput<Name extends HostMethodName> = Type.Static<HostMethods[Name]['input']>
export type HostOutput<Name extends HostMethodName> = Type.Static<HostMethods[Name]['output']>

/** What goes back over the bridge: penpal rebuilds thrown errors from three strings, so none is thrown. */
export type Reply<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

/** Where the sheets of paper end in a frame, from its upper edge, in its own CSS pixels. */
export const Sheets = Type.Object(
  {
    first: Type.Number({ description: 'End of the first one; it may be above the frame.' }),
    height: Type.Number({ exclusiveMinimum: 0, description: 'Of each one after it.' }),
  },
  closed,
)
export type Sheets = Type.Static<typeof Sheets>

/** What the host tells a frame of its own accord. `selection` goes to plugins that may read it. */
export const FrameEvent = Type.Union([
  Type.Object({ name: Type.Literal('theme'), theme: Theme }, closed),
  Type.Object({ name: Type.Literal('selection'), selection: Selection }, closed),
  Type.Object({ name: Type.Literal('settings'), settings: SettingValues }, closed),
  Type.Object({ name: Type.Literal('data'), version: Type.String() }, closed),
  Type.Object({ name: Type.Literal('visible'), visible: Type.Boolean() }, closed),
  Type.Object({ name: Type.Literal('expanded'), isExpanded: Type.Boolean() }, closed),
  // The page is about to be printed; null: it is on the screen again.
  Type.Object({ name: Type.Literal('paper'), sheets: Type.Union([Sheets, Type.Null()]) }, closed),
  Type.Object({ name: Type.Literal('command'), command: Type.String() }, closed),
  Type.Object({ name: Type.Literal('event'), topic: Type.String(), payload: Type.Unknown() }, closed),
  Type.Object({ name: Type.Literal('focus'), from: Type.Enum(['start', 'end']) }, closed),
])
export type FrameEvent = Type.Static<typeof FrameEvent>

/** Code that a frame can import by its specifier; it comes as a Blob handle. */
export interface FrameModule {
  specifier: string
  code: Blob
}

/** The first message on the port for code: the modules that plugins share, to be evaluated before any plugin is there. */
export interface SharedCode {
  kind: 'msdat:shared'
  modules: FrameModule[]
}

/** The second message there: all that a frame still needs to start. */
export interface Boot {
  kind: 'msdat:boot'
  /** `protocolVersion` of the host. */
  protocol: number
  plugin: { id: string; version: string; name: string }
  contribution: { point: string; id: string; title: string }
  /** The plugin's own code, which `entry` names. A page of before this version sends the shared modules here too. */
  modules: FrameModule[]
  entry: string
  granted: Permission[]
  theme: Theme
  /** Null where the plugin may not read it. */
  selection: Selection | null
  options: Record<string, unknown>
  /** The contribution's settings: from the address, the dashboard or their defaults. */
  settings: SettingValues
  /** Id of the one card that is to be seen, in an embedded page; null for all. */
  card: string | null
  /** Whether cards can be shared where the contribution is shown. */
  areCardsShared: boolean
  /** What getState() answered before the frame was last unloaded; the host never looks into it. */
  state: string | null
}

/** What the host can call in a frame. */
export interface FrameMethods {
  ping(): Promise<number>
  notify(event: FrameEvent): Promise<void>
  /** What is to be kept, as JSON text: only the frame walks through it. Null where that is too much. */
  getState(): Promise<string | null>
  /** How it looks, as the text of a FramePicture; null where it cannot tell. */
  getPicture(): Promise<string | null>
}
