import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'

const closed = { additionalProperties: false } as const

/** What can be found. */
export const searchKinds = ['indicator', 'datasource', 'location', 'dashboard'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Why something was found: one word of the query and what it met. */
export const SearchMatch = Type.Object(
  {
    word: Type.String({ description: 'As it was typed.' }),
    how: Type.Enum(['word', 'beginning', 'spelling', 'synonym'], {
      description:
        'The word itself, the beginning of one, one that is spelled alike, or another name for it.',
    }),
    where: Type.Enum(['name', 'description', 'synonym']),
    meaning: Type.Union([Type.String(), Type.Null()], {
      description: 'For a synonym: what it stands for here, such as "skilled birth attendance" for SBA.',
    }),
  },
  closed,
)
export type SearchMatch = Type.Static<typeof SearchMatch>

export const SearchHit = Type.Object(
  {
    kind: Type.Enum([...searchKinds]),
    id: Type.Integer(),
    name: Type.String({ description: 'Short name; for a dashboard the one in its address.' }),
    title: Type.String({ description: 'Full name.' }),
    detail: Type.String({ description: 'Program area, classification, level or group.' }),
    score: Type.Number({ description: 'Comparable within one answer only.' }),
    matched: Type.Array(SearchMatch),
  },
  closed,
)
export type SearchHit = Type.Static<typeof SearchHit>

export const SearchAnswer = Type.Object(
  {
    query: Type.String(),
    count: Type.Integer({ minimum: 0, description: 'How many were found in all.' }),
    result: Type.Array(SearchHit, { description: 'The best first.' }),
  },
  closed,
)
export type SearchAnswer = Type.Static<typeof SearchAnswer>

const Text = Type.String({
  maxLength: 200,
  description: 'Words in any order; abbreviations and slips are understood.',
  examples: ['malaria in Kano'],
})
const choices = {
  kind: Type.Optional(Type.Enum([...searchKinds], { description: 'Find only these.' })),
  size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Most hits to answer.' }),
  ),
}

/** A search while typing is a call per keystroke; an office behind one address shares this, for all ways to search. */
export const searchLimit = { most: 600, minutes: 1 } as const

export const search = endpoint({
  method: 'GET',
  path: '/api/search/:text/',
  access: 'public',
  problems: ['rate_limited'],
  summary: 'Search indicators, sources, places and dashboards: words, slips, abbreviations, synonyms.',
  params: Type.Object({ text: Text }, closed),
  query: Type.Object(choices, closed),
  output: SearchAnswer,
})
export const searchByQuery = endpoint({
  method: 'GET',
  path: '/api/search/',
  access: 'public',
  problems: ['rate_limited'],
  summary: 'Search, with the words as a query parameter.',
  query: Type.Object({ text: Type.Optional(Text), ...choices }, closed),
  output: SearchAnswer,
})
