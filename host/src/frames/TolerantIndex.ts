import { Index } from '@msdat/sdk/contracts/registry'

/** What a later server adds there may say that a plugin may do less than it seems, so nothing unknown is passed over. */
const exact: ReadonlySet<string> = new Set(['permissions', 'network', 'publishes', 'subscribes'])

/**
 * The list of what runs, as a page reads it that was opened before the server was updated: fields that it does not know
 * are passed over, and what it knows has to be as it knows it.
 */
export const TolerantIndex: typeof Index = opened(Index) as typeof Index

function opened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(opened)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema)
    .filter(([name, value]) => !(name === 'additionalProperties' && value === false))
    .map(([name, value]) => [name, exact.has(name) ? value : opened(value)] as const)
  return Object.fromEntries(entries)
}
