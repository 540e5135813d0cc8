import type { Kysely } from 'kysely'
import type { Actor, Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/healthThink'
import type { DataTables } from '../db/DataTables.ts'
import { notify } from '../notifications/notify.ts'
import { Forum } from './Forum.ts'
import { ThinkProfiles } from './ThinkProfiles.ts'
import { voteFor } from './voteFor.ts'

/** A forum of evidence questions: everyone reads, accounts write, moderators let through. */
export function mountHealthThink(serve: Serve, db: Kysely<DataTables>): void {
  const forum = new Forum(db)
  const profiles = new ThinkProfiles(db, forum)
  /** Who asked is told of an answer once everybody reads it. */
  const tellAsker = async (answer: { owner: string; question: number; body: string }, actor: Actor) => {
    const { owner, title } = await forum.questions.get(answer.question, actor)
    if (owner === answer.owner) return
    const link = `/health-think/question/${answer.question}`
    await notify(db, {
      owner,
      title: `Your question was answered: ${title}`,
      text: answer.body.slice(0, 200),
      link,
    })
  }
  const fresh = { status: 'waiting', score: 0 } as const

  serve(contracts.listThinkQuestions, (input, { actor }) => forum.list(input, actor))
  serve(contracts.getThinkThread, ({ id }, { actor }) => forum.thread(id, actor))
  serve(contracts.askThinkQuestion, async (given, { actor }) => {
    const row = await forum.questions.add({ ...given, ...fresh, answers: 0 }, actor)
    return onlyOf(await forum.tellQuestions([row], actor))
  })
  serve(contracts.answerThinkQuestion, async (given, { actor }) => {
    await forum.checkOpen(given.question, actor)
    const row = await forum.answers.add({ ...given, ...fresh }, actor)
    return onlyOf(await forum.tellAnswers([row], actor))
  })
  serve(contracts.voteForQuestion, async ({ id }, { actor }) => {
    await forum.checkOpen(id, actor)
    return voteFor(db, 'question', { id, owner: actor.id })
  })
  serve(contracts.voteForAnswer, async ({ id }, { actor }) => {
    await forum.readableAnswer(id, actor)
    return voteFor(db, 'answer', { id, owner: actor.id })
  })
  serve(contracts.judgeQuestion, async ({ id, status }, { actor }) => {
    const row = await forum.questions.change(id, { status }, actor)
    await notify(db, toldOf('question', row.owner, { status, id, title: row.title }))
    return onlyOf(await forum.tellQuestions([row], actor))
  })
  serve(contracts.judgeAnswer, async ({ id, status }, { actor }) => {
    const row = await forum.answers.change(id, { status }, actor)
    await forum.countAnswers(row.question)
    if (status === 'shown') await tellAsker(row, actor)
    await notify(db, toldOf('answer', row.owner, { status, id: row.question, title: row.body.slice(0, 80) }))
    return onlyOf(await forum.tellAnswers([row], actor))
  })
  serve(contracts.getOwnThinkProfile, (_input, { actor }) => profiles.own(actor))
  serve(contracts.writeThinkProfile, (given, { actor }) => profiles.write(given, actor))
  serve(contracts.getThinkProfile, ({ id }, { actor }) => profiles.byId(id, actor))
}

function toldOf(
  kind: string,
  owner: string,
  { status, id, title }: { status: string; id: number; title: string },
) {
  return {
    owner,
    title:
      status === 'shown' ? `Your ${kind} is shown to everyone` : `Your ${kind} was hidden by a moderator`,
    text: title,
    link: `/health-think/question/${id}`,
  }
}

function onlyOf<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('A row that was written is gone.')
  return row
}
