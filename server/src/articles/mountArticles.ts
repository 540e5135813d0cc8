import type { Kysely } from 'kysely'
import type { Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/articles'
import type { DataTables } from '../db/DataTables.ts'
import { mountStored } from '../stored/mountStored.ts'
import { articleTable } from './articleTable.ts'

/** Questions, release notes, help and pages: open to all readers, written by administrators. */
export function mountArticles(serve: Serve, db: Kysely<DataTables>): void {
  const articles = mountStored(serve, db, {
    kind: {
      table: articleTable,
      called: 'article',
      search: ['title', 'body'],
      ordering: 'position',
      versions: ['kind', 'slug', 'title', 'body', 'category', 'position'],
      most: { inAll: 5000 },
      taken: 'There is an article of this kind and name already. Choose another name.',
    },
    calls: {
      list: contracts.listArticles,
      get: contracts.getArticle,
      add: contracts.addArticle,
      change: contracts.changeArticle,
      remove: contracts.removeArticle,
    },
    toOutput: (row) => ({ ...row, kind: row.kind as contracts.Article['kind'] }),
    toColumns: (given: contracts.NewArticle) => given,
    toChanges: (given: contracts.NewArticle) => given,
  })
  serve(contracts.listArticleVersions, async ({ id }, { actor }) => ({
    versions: (await articles.versions(id, actor)).map(({ id: version, saved_by, saved_at, content }) => ({
      id: version,
      saved_by,
      saved_at,
      content: content as contracts.NewArticle,
    })),
  }))
}
