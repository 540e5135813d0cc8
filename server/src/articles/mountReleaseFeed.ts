import type { Router } from 'express'
import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import type { KeptOf } from '../db/defineTable.ts'
import { html, type Markup } from '../docs/html.ts'
import type { OriginOf } from '../http/linkOrigin.ts'
import type { articleTable } from './articleTable.ts'

interface ReleaseFeedParts {
  db: Kysely<DataTables>
  originOf: OriginOf
}

type Release = Pick<KeptOf<typeof articleTable>, 'slug' | 'title' | 'body' | 'category' | 'created_at'>

const feedPath = '/update_log/feed.xml'
const mostEntries = 50

/** The release notes as RSS 2.0, the newest first. */
export function mountReleaseFeed(router: Router, { db, originOf }: ReleaseFeedParts): void {
  const tables = db as unknown as Kysely<{ articles: KeptOf<typeof articleTable> }>
  router.get(feedPath, async (request, response) => {
    const releases = await tables
      .selectFrom('articles')
      .select(['slug', 'title', 'body', 'category', 'created_at'])
      .where('kind', '=', 'release')
      .orderBy('created_at', 'desc')
      .orderBy('position')
      .limit(mostEntries)
      .execute()
    const { text } = feedOf(releases, originOf(request) ?? '')
    response.type('application/rss+xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`)
  })
}

function feedOf(releases: readonly Release[], origin: string): Markup {
  const page = `${origin}/update_log`
  return html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>MSDAT release notes</title>
<link>${page}</link>
<description>What came to the platform, and when.</description>
<atom:link href="${origin + feedPath}" rel="self" type="application/rss+xml"/>
${releases.map((release) => itemOf(release, page))}</channel></rss>`
}

const itemOf = ({ slug, title, body, category, created_at }: Release, page: string): Markup => html`<item>
<title>${title}</title>
<link>${page}#${slug}</link>
<guid isPermaLink="true">${page}#${slug}</guid>
${category !== '' && html`<category>${category}</category>`}
<pubDate>${new Date(created_at).toUTCString()}</pubDate>
<description>${body}</description>
</item>
`
