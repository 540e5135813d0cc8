import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { articleKinds, ArticleSeeds } from '@msdat/sdk/contracts/articles'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { StartupFault } from '../config/StartupFault.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { KeptOf } from '../db/defineTable.ts'
import type { articleSeedTable, articleTable } from './articleTable.ts'

interface ArticleTables {
  articles: KeptOf<typeof articleTable>
  article_seeds: KeptOf<typeof articleSeedTable>
}

/** Brings in the project's own articles, each once: what an admin changed or removed stays so. */
export async function seedArticles(
  data: Kysely<DataTables>,
  folder: string,
  now = new Date(),
): Promise<void> {
  const db = data as unknown as Kysely<ArticleTables>
  const time = now.toISOString()
  for (const kind of articleKinds) {
    const seeds = readSeeds(join(folder, `${kind}.json`))
    for (const [at, article] of seeds.entries()) {
      await db.transaction().execute(async (tx) => {
        const seed = `${kind}/${article.slug}`
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('article_seeds')
          .values({ seed })
          .onConflict((conflict) => conflict.column('seed').doNothing())
          .executeTakeFirst()
        if (Number(numInsertedOrUpdatedRows) === 0) return
        const row = { ...article, kind, position: (at + 1) * 10, created_at: time, updated_at: time }
        await tx
          .insertInto('articles')
          .values(row)
          .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
          .execute()
      })
    }
  }
}

function readSeeds(file: string) {
  const result = validate(ArticleSeeds, JSON.parse(readFileSync(file, 'utf8')))
  if (result.ok) return result.value
  throw new StartupFault(result.issues.map(({ path, message }) => `${file}: ${path} ${message}`))
}
