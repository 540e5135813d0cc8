import type { Rows } from '@msdat/sdk/contracts/page'
import type { Indicator, Location } from '@msdat/sdk/contracts/reference'
import { answered } from '../../support/publish.ts'

/** Ids of the made-up sources, as the generator gives them. */
export const sources = { survey: 9001, estimate: 9002, routine: 9003 } as const

/** What there is to ask for. */
export interface Ground {
  indicators: number[]
  states: number[]
  areas: number[]
}

export interface TypicalRead {
  name: string
  /** The address of the turn-th question: no two are the same, so none comes from the cache. */
  path(ground: Ground, turn: number): string
}

const of = (list: readonly number[], turn: number): number => list[turn % list.length] ?? 0
const month = (turn: number): string =>
  `${2013 + (turn % 12)}-${String(1 + (Math.floor(turn / 12) % 12)).padStart(2, '0')}`

/** The six reads that screens are made of. */
export const typicalReads: readonly TypicalRead[] = [
  {
    name: 'one indicator across states',
    path: ({ indicators }, turn) =>
      `/api/data/?indicator=${of(indicators, turn)}&datasource=${sources.routine}&level=3&period=${month(turn)}`,
  },
  {
    name: 'one place over time',
    path: ({ indicators, areas }, turn) =>
      `/api/data/?indicator=${of(indicators, turn)}&location=${of(areas, turn * 7)}&size=1000`,
  },
  {
    name: 'all sources of an indicator, nationally',
    path: ({ indicators }, turn) =>
      `/api/data/?indicator=${of(indicators, turn)}&location=1&period=${2013 + Math.floor(turn / indicators.length)}&size=1000`,
  },
  {
    name: 'latest per source',
    path: ({ indicators, states }, turn) =>
      `/api/data/?indicator=${of(indicators, turn)}&location=${of(states, turn * 5)}&latest=true`,
  },
  {
    name: 'monthly series of one state',
    path: ({ indicators, states }, turn) =>
      `/api/data/?indicator=${of(indicators, turn)}&datasource=${sources.routine}&location=${of(states, turn * 3)}&size=1000`,
  },
  {
    name: 'a page of 3,000 rows',
    path: ({ indicators }, turn) =>
      `/api/data/?indicator=${of(indicators, turn)}&datasource=${sources.routine}&size=3000&page=${1 + (turn % 3)}`,
  },
]

/** The indicators that every made-up source has in full, and the places. */
export async function readGround(base: string): Promise<Ground> {
  const indicators = (await read<Rows<Indicator>>(base, '/api/indicators/?size=5000')).results
  const locations = (await read<Rows<Location>>(base, '/api/location/?size=5000')).results
  const full: number[] = []
  for (const { id, datasources } of indicators) {
    if (!datasources.includes(sources.routine)) continue
    const { count } = await read<Rows<unknown>>(
      base,
      `/api/data/?indicator=${id}&datasource=${sources.routine}&size=1`,
    )
    if (count > 100_000) full.push(id)
  }
  if (full.length === 0)
    throw new Error('There are too few values to ask for. Measure with a million at least: --values 1000000.')
  const at = (level: number): number[] => locations.filter((one) => one.level === level).map(({ id }) => id)
  return { indicators: full, states: at(3), areas: at(4) }
}

/** Packing and unpacking is for networks: on one machine it would only be measured along. */
const plain = { headers: { 'accept-encoding': 'identity' } } as const

export const read = async <Answer>(base: string, path: string): Promise<Answer> =>
  answered(await fetch(base + path, plain))

/** Reads an answer to its end; what a client makes of it is its own time. */
export async function take(url: string): Promise<void> {
  const response = await fetch(url, plain)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
}
