import type { Kysely } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type * as contracts from '@msdat/sdk/contracts/healthThink'
import { hasRole } from '@msdat/sdk/contracts/roles'
import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { Rows } from '@msdat/sdk/contracts/page'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { AccountTables } from '../accounts/AccountTables.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { RowOf } from '../db/defineTable.ts'
import { StoredThings } from '../stored/StoredThings.ts'
import { answerTable, questionTable, type ThinkTables } from './thinkTables.ts'

type Question = RowOf<typeof questionTable>
type Answer = RowOf<typeof answerTable>
export type Tables = ThinkTables & Pick<AccountTables, 'users'>

const most = { perOwner: 300, inAll: 50_000 }
const shared = { readers: 'everyone', overseer: 'moderator', most } as const

/** Questions and answers: seen by all once a moderator has let them through, before that by their authors. */
export class Forum {
  readonly #db: Kysely<Tables>
  readonly questions: StoredThings<typeof questionTable>
  readonly answers: StoredThings<typeof answerTable>

  constructor(db: Kysely<DataTables>) {
    this.#db = db as unknown as Kysely<Tables>
    this.questions = new StoredThings(db, {
      ...shared,
      table: questionTable,
      called: 'question',
      search: ['title', 'body'],
      ordering: '-created_at',
    })
    this.answers = new StoredThings(db, {
      ...shared,
      table: answerTable,
      called: 'answer',
      ordering: '-score',
    })
  }

  async list(
    { mine, status, ...input }: InputOf<typeof contracts.listThinkQuestions>,
    actor: Actor | null,
  ): Promise<Rows<contracts.ThinkQuestion>> {
    const only = mine
      ? { owner: actor?.id ?? '' }
      : { status: isModerator(actor) ? (status ?? 'shown') : 'shown' }
    const { count, results } = await this.questions.list({ ...input, ...only }, actor)
    return { count, results: await this.tellQuestions(results, actor) }
  }

  async thread(id: number, actor: Actor | null): Promise<contracts.ThinkThread> {
    const question = await this.#readable(this.questions.get(id, actor), actor, 'question', id)
    const { results } = await this.answers.list({ question: id, size: 500 }, actor)
    const [told] = await this.tellQuestions([question], actor)
    if (!told) throw new AppError('not_found', `There is no question ${id}.`)
    return {
      question: told,
      answers: await this.tellAnswers(
        results.filter((one) => canRead(one, actor)),
        actor,
      ),
    }
  }

  /** Whoever may not see a question cannot answer it either. */
  async checkOpen(id: number, actor: Actor): Promise<void> {
    await this.#readable(this.questions.get(id, actor), actor, 'question', id)
  }

  readableAnswer(id: number, actor: Actor): Promise<Answer> {
    return this.#readable(this.answers.get(id, actor), actor, 'answer', id)
  }

  /** Counted anew, so that hiding and removing need no books of their own. */
  async countAnswers(question: number): Promise<void> {
    const { count } = await this.#db
      .selectFrom('think_answers')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('question', '=', question)
      .where('status', '=', 'shown')
      .executeTakeFirstOrThrow()
    await this.#db
      .updateTable('think_questions')
      .set({ answers: Number(count) })
      .where('id', '=', question)
      .execute()
  }

  async tellQuestions(rows: readonly Question[], actor: Actor | null): Promise<contracts.ThinkQuestion[]> {
    const tell = await this.#facts('question', rows, actor)
    return rows.map(({ owner, updated_at: _updated, ...row }) => ({ ...row, ...tell(row.id, owner) }))
  }

  async tellAnswers(rows: readonly Answer[], actor: Actor | null): Promise<contracts.ThinkAnswer[]> {
    const tell = await this.#facts('answer', rows, actor)
    return rows.map(({ owner, updated_at: _updated, ...row }) => ({ ...row, ...tell(row.id, owner) }))
  }

  async #readable<Row extends Question | Answer>(
    found: Promise<Row>,
    actor: Actor | null,
    called: string,
    id: number,
  ): Promise<Row> {
    const row = await found
    if (canRead(row, actor)) return row
    throw new AppError('not_found', `There is no ${called} ${id}.`)
  }

  /** Names, profiles and the caller's votes for many rows at once. */
  async #facts(
    kind: 'question' | 'answer',
    rows: readonly { id: number; owner: string }[],
    actor: Actor | null,
  ) {
    const owners = [...new Set(rows.map(({ owner }) => owner))]
    const ids = rows.map(({ id }) => id)
    const people = await this.#db
      .selectFrom('users')
      .leftJoin('think_profiles', 'think_profiles.owner', 'users.id')
      .select(['users.id', 'users.username', 'think_profiles.id as profile', 'think_profiles.name'])
      .where('users.id', 'in', owners.length > 0 ? owners : [''])
      .execute()
    const votes = await this.#db
      .selectFrom('think_votes')
      .select('thing')
      .where('owner', '=', actor?.id ?? '')
      .where('kind', '=', kind)
      .where('thing', 'in', ids.length > 0 ? ids : [0])
      .execute()
    const voted = new Set(votes.map(({ thing }) => thing))
    return (id: number, owner: string) => {
      const person = people.find((one) => one.id === owner)
      return {
        author: person?.name ?? person?.username ?? 'Somebody',
        profile: person?.profile ?? null,
        is_voted: voted.has(id),
        is_own: actor?.id === owner,
      }
    }
  }
}

const isModerator = (actor: Actor | null): boolean => actor !== null && hasRole(actor.role, 'moderator')

function canRead({ status, owner }: { status: string; owner: string }, actor: Actor | null): boolean {
  return status === 'shown' || owner === actor?.id || isModerator(actor)
}
