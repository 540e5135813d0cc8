import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { Actor } from '@msdat/sdk/http/serve'
import type { NewThinkProfile, ThinkProfile } from '@msdat/sdk/contracts/healthThink'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../db/DataTables.ts'
import type { Forum } from './Forum.ts'
import type { ThinkTables } from './thinkTables.ts'

const mostShown = 100

/** Profiles with what everyone sees of their owners. */
export class ThinkProfiles {
  readonly #db: Kysely<ThinkTables>
  readonly #forum: Forum

  constructor(db: Kysely<DataTables>, forum: Forum) {
    this.#db = db as unknown as Kysely<ThinkTables>
    this.#forum = forum
  }

  byId(id: number, actor: Actor | null): Promise<ThinkProfile> {
    return this.#find('id', id, actor)
  }

  own(actor: Actor): Promise<ThinkProfile> {
    return this.#find('owner', actor.id, actor)
  }

  async write(given: Static<typeof NewThinkProfile>, actor: Actor): Promise<ThinkProfile> {
    const now = new Date().toISOString()
    await this.#db
      .insertInto('think_profiles')
      .values({ ...given, owner: actor.id, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('owner').doUpdateSet({ ...given, updated_at: now }))
      .execute()
    return this.own(actor)
  }

  async #find(column: 'id' | 'owner', value: number | string, actor: Actor | null): Promise<ThinkProfile> {
    const row = await this.#db
      .selectFrom('think_profiles')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst()
    if (!row) throw new AppError('not_found', 'There is no such profile. Join Health Think to have one.')
    const { owner, updated_at: _updated, ...profile } = row
    const shown = { owner, status: 'shown', size: mostShown, ordering: '-created_at' }
    const questions = await this.#forum.questions.list(shown, actor)
    const answers = await this.#forum.answers.list(shown, actor)
    const votes = [...questions.results, ...answers.results].reduce((total, { score }) => total + score, 0)
    return {
      ...profile,
      questions: await this.#forum.tellQuestions(questions.results, actor),
      answers: await this.#forum.tellAnswers(answers.results, actor),
      score: votes,
    }
  }
}
