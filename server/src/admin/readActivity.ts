import { sql } from 'kysely'
import { summaryDays, type AdminSummary } from '@msdat/sdk/contracts/adminSummary'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import { readCustomTitles } from '../interactions/readCustomTitles.ts'
import { dayMs, daysAgo, type AdminDb } from './AdminTables.ts'

const mostShown = 8

type Activity = Pick<AdminSummary, 'activity' | 'top_dashboards' | 'top_indicators'>

/** What people who are signed in looked at in the last days. Visitors are counted nowhere. */
export async function readActivity(
  db: AdminDb,
  { indicators }: Pick<ReferenceLists, 'indicators'>,
  now = new Date(),
): Promise<Activity> {
  const since = daysAgo(summaryDays - 1, now).slice(0, 10)
  const day = sql<string>`substr(viewed_at, 1, 10)`
  const views = db.selectFrom('user_interactions').where('viewed_at', '>=', since)
  const [days, viewedDashboards, viewedIndicators, known] = await Promise.all([
    views
      .select(({ fn }) => [
        day.as('day'),
        fn.countAll().as('views'),
        fn.count('owner').distinct().as('people'),
      ])
      .groupBy(day)
      .execute(),
    views
      .select(({ fn }) => ['dashboard', fn.countAll().as('views')])
      .where('dashboard', '!=', '')
      .groupBy('dashboard')
      .orderBy('views', 'desc')
      .orderBy('dashboard')
      .limit(mostShown)
      .execute(),
    views
      .select(({ fn }) => ['indicator', fn.countAll().as('views')])
      .where('indicator', 'is not', null)
      .groupBy('indicator')
      .orderBy('views', 'desc')
      .orderBy('indicator')
      .limit(mostShown)
      .execute(),
    db.selectFrom('dashboards').select(['name', 'title', 'path']).execute(),
  ])
  const names = viewedDashboards.map(({ dashboard }) => dashboard)
  const titles = await readCustomTitles(db as never, names, null)
  return {
    activity: daysSince(since, now).map((name) => {
      const found = days.find((row) => row.day === name)
      return { day: name, views: Number(found?.views ?? 0), people: Number(found?.people ?? 0) }
    }),
    top_dashboards: viewedDashboards.map(({ dashboard, views: count }) => {
      // Somebody's private one has no name here.
      if (dashboard.startsWith('custom-')) {
        const name = titles.get(dashboard) ?? 'A custom dashboard that is not public'
        return { name, path: `/custom/public/${dashboard.slice('custom-'.length)}`, views: Number(count) }
      }
      const row = known.find(({ name, title }) => name === dashboard || title === dashboard)
      const path = row?.path ?? `/dashboard/${encodeURIComponent(row?.name ?? dashboard)}`
      return { name: row?.title ?? dashboard, path, views: Number(count) }
    }),
    top_indicators: viewedIndicators.map(({ indicator, views: count }) => ({
      name: indicators.find(({ id }) => id === indicator)?.full_name ?? `Indicator ${indicator}`,
      path: `/indicator-search/barchart-view?indicator=${indicator}`,
      views: Number(count),
    })),
  }
}

function daysSince(first: string, now: Date): string[] {
  const start = Date.parse(first)
  const count = Math.floor((now.getTime() - start) / dayMs) + 1
  return Array.from({ length: count }, (_, at) => new Date(start + at * dayMs).toISOString().slice(0, 10))
}
