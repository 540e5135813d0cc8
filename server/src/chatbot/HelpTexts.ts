import type { Kysely } from 'kysely'
import type { articleTable } from '../articles/articleTable.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { KeptOf } from '../db/defineTable.ts'
import { stemsOf } from '../search/words.ts'
import { isAsking } from './chatWords.ts'
import type { ChatDraft } from './ChatDraft.ts'

const longest = 700

interface Article {
  kind: string
  slug: string
  title: string
  category: string
  body: string
}

export interface HelpHit {
  article: Article
  /** From 0 to 1: how much of the question and of the title are the same. */
  fit: number
  /** How much of the question stands in the article at all, the rarer words counting more. */
  met: number
  /** How many telling words the question has. */
  words: number
}

/** The help page or question that fits a question best; articles are few, so they are read as they are now. */
export async function findHelp(data: Kysely<DataTables>, question: string): Promise<HelpHit | null> {
  const db = data as unknown as Kysely<{ articles: KeptOf<typeof articleTable> }>
  const articles = await db
    .selectFrom('articles')
    .select(['kind', 'slug', 'title', 'category', 'body'])
    .where('kind', 'in', ['faq', 'help', 'page'])
    .orderBy('id')
    .execute()
  const asked = [...new Set(stemsOf(question).map(bareOf))]
  if (asked.length === 0) return null
  const texts = articles.map((article) => ({
    article,
    title: new Set(stemsOf(article.title).map(bareOf)),
    all: new Set(stemsOf(`${article.title} ${article.category} ${article.body}`).map(bareOf)),
  }))
  const weightOf = (stem: string): number =>
    (isAsking(stem) ? 0.3 : 1) *
    Math.log(1 + articles.length / (1 + texts.filter(({ all }) => all.has(stem)).length))
  const total = sum(asked.map(weightOf))
  const hits = texts.map(({ article, title, all }) => {
    const inTitle = asked.filter((stem) => title.has(stem))
    const fit = (2 * sum(inTitle.map(weightOf))) / (total + sum([...title].map(weightOf)))
    const met = sum(asked.filter((stem) => all.has(stem)).map(weightOf)) / total
    return { article, fit, met, words: asked.filter((stem) => !isAsking(stem)).length }
  })
  return hits.sort((one, other) => scoreOf(other) - scoreOf(one))[0] ?? null
}

const scoreOf = ({ fit, met }: HelpHit): number => 2 * fit + met
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** "Downloading" and "download" are one word here. */
const bareOf = (stem: string): string => (stem.length > 6 ? stem.replace(/(ing|ed|ly)$/, '') : stem)

export function tellHelp({ article }: HelpHit): ChatDraft {
  const { kind, slug, title, body } = article
  const path = kind === 'faq' ? `/faq#${slug}` : kind === 'help' ? `/help/${slug}` : `/${slug}`
  return { kind: 'help', lines: [`**${title}**`, ...cut(body).split('\n')], links: [{ label: title, path }] }
}

/** Whole paragraphs, as many as are short. */
function cut(body: string): string {
  if (body.length <= longest) return body
  const end = body.lastIndexOf('\n', longest)
  return end > 0 ? body.slice(0, end).trim() : `${body.slice(0, body.lastIndexOf('. ', longest) + 1)}`
}
