import * as Type from 'typebox'
import { method, Nothing } from './hostMethod.ts'
import { Selection, SelectionChange } from './selection.ts'
import { SettingValues } from './settings.ts'

const closed = { additionalProperties: false } as const
const Key = Type.String({ minLength: 1, maxLength: 100 })
/** Bytes of JSON a plugin may keep in one browser. */
export const storageQuotaBytes = 512 * 1024

/** Host methods for what the visitor looks at, and for what the plugin keeps. */
export const viewMethods = {
  'selection.get': method({
    summary: 'What the visitor looks at.',
    permission: 'selection:read',
    input: Nothing,
    output: Selection,
    cost: 1,
    deadlineMs: 5_000,
  }),
  'selection.set': method({
    summary: 'Change what the visitor looks at; answers what it then is.',
    permission: 'selection:write',
    input: SelectionChange,
    output: Selection,
    cost: 2,
    deadlineMs: 5_000,
  }),
  'settings.set': method({
    summary: "Change some of the contribution's own settings; answers all as they then are.",
    permission: null,
    input: SettingValues,
    output: SettingValues,
    // Each change is written into the address, which browsers allow some ten times a second.
    cost: 4,
    deadlineMs: 5_000,
  }),
  'storage.get': method({
    summary: "Read one of the plugin's own values; null where there is none.",
    permission: 'storage',
    input: Type.Object({ key: Key }, closed),
    output: Type.Unknown(),
    cost: 1,
    deadlineMs: 5_000,
  }),
  'storage.set': method({
    summary: `Keep a JSON value in this browser; ${storageQuotaBytes / 1024} kB in all.`,
    permission: 'storage',
    input: Type.Object({ key: Key, value: Type.Unknown() }, closed),
    output: Nothing,
    cost: 2,
    deadlineMs: 5_000,
  }),
  'storage.remove': method({
    summary: 'Forget one value.',
    permission: 'storage',
    input: Type.Object({ key: Key }, closed),
    output: Nothing,
    cost: 1,
    deadlineMs: 5_000,
  }),
  'storage.keys': method({
    summary: 'Names of the kept values.',
    permission: 'storage',
    input: Nothing,
    output: Type.Array(Type.String()),
    cost: 1,
    deadlineMs: 5_000,
  }),
} as const
