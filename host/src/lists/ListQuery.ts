import type { TObject } from 'typebox'
import type { AnyEndpoint } from '@msdat/sdk/contracts/endpoint'

/** What of a list is asked for, by the names in its contract: `search`, `ordering`, `page` and its filters. */
export type ListQuery = Readonly<Record<string, string>>

interface QueryRules {
  enum?: readonly (string | number)[]
}

const rulesIn = ({ query }: AnyEndpoint, name: string): QueryRules | undefined =>
  (query as TObject | undefined)?.properties[name] as QueryRules | undefined

export const hasSearch = (endpoint: AnyEndpoint): boolean => rulesIn(endpoint, 'search') !== undefined

export const isSortable = (endpoint: AnyEndpoint, name: string): boolean =>
  rulesIn(endpoint, 'ordering')?.enum?.includes(name) ?? false

/** The choices of a filter that its contract lists. */
export const choicesIn = (endpoint: AnyEndpoint, name: string): { value: string; label: string }[] =>
  (rulesIn(endpoint, name)?.enum ?? []).map((value) => ({ value: String(value), label: String(value) }))

/** What an address asks of a list; names that its contract does not know are somebody else's. */
export function readQuery(endpoint: AnyEndpoint, search: string): ListQuery {
  const known = Object.keys((endpoint.query as TObject | undefined)?.properties ?? {})
  const given = [...new URLSearchParams(search)].filter(
    ([name, value]) => name !== 'size' && known.includes(name) && value,
  )
  return Object.fromEntries(given)
}

/** The address with a list's query in it, beside whatever else it holds. */
export function writeQuery(endpoint: AnyEndpoint, search: string, query: ListQuery): string {
  const params = new URLSearchParams(search)
  for (const name of Object.keys(readQuery(endpoint, search))) params.delete(name)
  for (const [name, value] of Object.entries(query)) params.set(name, value)
  const text = params.toString()
  return text && `?${text}`
}
