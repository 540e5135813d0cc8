import { matchPath } from 'react-router-dom'
import type { PageEntry } from './PageEntry.ts'
import { pageTable } from './pageTable.ts'

interface Place {
  pathname: string
  hash: string
}

/** The patterns under which a page is found; a view is found under that of its area. */
export const patternsOf = ({ path, view, aliases = [] }: PageEntry): string[] =>
  view === undefined ? [path, ...aliases] : [path]

export const addressOf = ({ path, view }: Pick<PageEntry, 'path' | 'view'>): string =>
  view === undefined ? path : `${path}#${view}`

/** The page at an address; an area opens with its first view where none, or an unknown one, is named. */
export function findPage({ pathname, hash }: Place, table = pageTable): PageEntry | null {
  const found = table.filter((entry) => patternsOf(entry).some((pattern) => matchPath(pattern, pathname)))
  // An address that is written out comes before a pattern with parameters.
  const first = found.find(({ path }) => !path.includes(':')) ?? found[0]
  if (first?.view === undefined) return first ?? null
  const name = hash.replace(/^#/, '').toLowerCase()
  const isNamed = (view: string): boolean => view.toLowerCase() === name
  return found.find(({ view = '', aliases = [] }) => [view, ...aliases].some(isNamed)) ?? first
}
