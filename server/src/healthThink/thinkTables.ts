import type { ThinkStatus } from '@msdat/sdk/contracts/healthThink'
import { code, integer, key, owner, text, type Column } from '../db/createTable.ts'
import { defineTable, type KeptOf } from '../db/defineTable.ts'

const status = code as Column<ThinkStatus, ThinkStatus>
const times = { created_at: text, updated_at: text }

export const questionTable = defineTable(
  'think_questions',
  { id: key, owner, title: text, body: text, view: text, status, score: integer, answers: integer, ...times },
  [{ columns: ['owner'] }, { columns: ['status'] }],
)

export const answerTable = defineTable(
  'think_answers',
  {
    id: key,
    owner,
    question: { type: 'integer', references: 'think_questions', isPartOfIt: true } as Column<number, number>,
    body: text,
    view: text,
    sources: text,
    status,
    score: integer,
    ...times,
  },
  [{ columns: ['question'] }, { columns: ['owner'] }],
)

export const voteTable = defineTable(
  'think_votes',
  { id: key, owner, kind: code, thing: integer, created_at: text },
  [{ columns: ['owner', 'kind', 'thing'], isUnique: true }],
)

export const profileTable = defineTable(
  'think_profiles',
  { id: key, owner, name: text, expertise: text, about: text, ...times },
  [{ columns: ['owner'], isUnique: true }],
)

export interface ThinkTables {
  think_questions: KeptOf<typeof questionTable>
  think_answers: KeptOf<typeof answerTable>
  think_votes: KeptOf<typeof voteTable>
  think_profiles: KeptOf<typeof profileTable>
}
