import type { Router } from 'express'
import type { Kysely } from 'kysely'
import type { HostPage } from '@msdat/sdk/contracts/pages'
import type { DataTables } from '../db/DataTables.ts'
import { html, type Markup } from '../docs/html.ts'
import type { OriginOf } from '../http/linkOrigin.ts'
import { readPages } from './readPages.ts'

interface SitemapParts {
  db: Kysely<DataTables>
  hostFolder: string
  originOf: OriginOf
}

/** What search engines may read: the pages of the host that say so, and the dashboards. */
export function mountSitemap(router: Router, { db, hostFolder, originOf }: SitemapParts): void {
  router.get('/robots.txt', (request, response) => {
    const closed = [...closedPaths(readPages(hostFolder)), '/api/', '/registry/', '/frames/']
    // What networks ask for where a link is shared.
    const open = ['/api/picture/', '/api/oembed/'].map((path) => `Allow: ${path}`)
    const lines = ['User-agent: *', ...open, ...closed.map((path) => `Disallow: ${path}`)]
    response.type('text').send([...lines, `Sitemap: ${originOf(request) ?? ''}/sitemap.xml`, ''].join('\n'))
  })
  router.get('/sitemap.xml', async (request, response) => {
    const origin = originOf(request) ?? ''
    const dashboards = await db
      .selectFrom('dashboards')
      .select(['name', 'path', 'updated_at'])
      .orderBy('id')
      .execute()
    const entries = [
      ...dashboards.map(({ name, path, updated_at }) =>
        entry(origin, path ?? `/dashboard/${encodeURIComponent(name)}`, updated_at),
      ),
      ...openPaths(readPages(hostFolder)).map((path) => entry(origin, path)),
    ]
    const list = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`
    response.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${list.text}\n`)
  })
}

/** A pattern is no address; what it stands for is linked from pages that are listed. */
const openPaths = (pages: readonly HostPage[]): string[] =>
  pages.filter(({ isIndexable, path }) => isIndexable && !path.includes(':')).map(({ path }) => path)

/** What stands before a parameter, or the whole path, of each page that is not for search engines. */
const closedPaths = (pages: readonly HostPage[]): string[] => [
  ...new Set(pages.filter(({ isIndexable }) => !isIndexable).map(({ path }) => path.replace(/:.*$/, ''))),
]

function entry(origin: string, path: string, changed?: string): Markup {
  return html`<url><loc>${origin + path}</loc>${changed && html`<lastmod>${changed}</lastmod>`}</url>`
}
