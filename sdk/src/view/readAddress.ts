import { compareByChoices, mostPlaces, type SelectionChange } from '../contracts/selection.ts'
import type { AskedView } from './AskedView.ts'

type Reader<Name extends keyof SelectionChange> = (text: string) => SelectionChange[Name] | undefined

const readers: { [Name in keyof Required<SelectionChange>]: Reader<Name> } = {
  indicator: readId,
  datasource: readId,
  location: readId,
  places: (text) => readIds(text, mostPlaces + 1),
  indicators: (text) => readIds(text, 20),
  datasources: (text) => readIds(text, 4),
  period: (text) => (/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(text) ? text : undefined),
  compareBy: (text) => compareByChoices.find((choice) => choice === text),
  target: readTarget,
  numdenom: (text) => (text === '1' ? true : text === '0' ? false : undefined),
  programArea: (text) => (text.length <= 120 ? text : undefined),
}

/** Reads the address of a page. What cannot be read is left out and named. */
export function readAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): AskedView {
  const query = new URLSearchParams(search)
  const selection: Record<string, unknown> = {}
  const ignored: string[] = []
  for (const [name, read] of Object.entries(readers)) {
    const text = query.get(name)
    if (text === null || text === '') continue
    const value = read(text)
    if (value === undefined) ignored.push(name)
    else selection[name] = value
  }
  // Share posts carry the year under this name, too.
  const year = query.get('year')
  if (year !== null && selection['period'] === undefined) {
    const period = readers.period(year)
    if (period !== undefined) selection['period'] = period
  }
  const section = query.get('section')
  const isName = section === null || /^[a-z0-9-]{2,60}$/.test(section)
  if (!isName) ignored.push('section')
  const index = query.get('index')
  const isNumber = index === null || /^\d{1,2}$/.test(index)
  if (!isNumber) ignored.push('index')
  const byId = tabOfId(query.get('id') ?? idIn(pathname))
  return {
    section: (isName ? section : null) ?? byId.section,
    index: (isNumber && index !== null ? Number(index) : null) ?? byId.index,
    selection: selection as SelectionChange,
    ignored,
  }
}

const idIn = (pathname: string): string => /^\/dashboard\/[^/]+\/([^/]+)\/?$/.exec(pathname)?.[1] ?? ''

/** A link may name the tab by an id, which is its name or its number: `?id=` or `/dashboard/{name}/{id}`. */
function tabOfId(id: string): Pick<AskedView, 'section' | 'index'> {
  const isNumber = /^\d{1,2}$/.test(id)
  const isName = !isNumber && /^[a-z0-9-]{2,60}$/.test(id)
  return { section: isName ? id : null, index: isNumber ? Number(id) : null }
}

function readId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function readIds(text: string, most: number): number[] | undefined {
  const ids = text.split(',').map(readId)
  if (ids.length > most || ids.includes(undefined)) return undefined
  return [...new Set(ids as number[])]
}

function readTarget(text: string): SelectionChange['target'] {
  const names = text === 'none' ? [] : text.split(',')
  if (names.some((name) => name !== 'national' && name !== 'sdg')) return undefined
  return { national: names.includes('national'), sdg: names.includes('sdg') }
}
