import type { Article } from '@msdat/sdk/contracts/articles'
import { csvCell } from '@msdat/sdk/contracts/csvCell'

/** A sheet of the release notes: date, category, title, text. */
export function releasesAsCsv(releases: readonly Article[]): string {
  const rows = releases.map(({ created_at, category, title, body }) => [
    created_at.slice(0, 10),
    category,
    title,
    body,
  ])
  return [['Date', 'Category', 'Title', 'Text'], ...rows]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('')
}
