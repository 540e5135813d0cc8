import type { CustomDashboardEntry } from '@msdat/sdk/contracts/customDashboards'
import { Download } from '@msdat/sdk/http/Download'
import { LongPage, type PageLinks } from '@msdat/sdk/http/LongPage'
import { rowsAsJson } from '../http/rowsAsJson.ts'

/** What is written as JSON in one piece. A usual entry has 10,000 letters. */
const mostLetters = 2_000_000

type Pages = () => AsyncIterable<CustomDashboardEntry[]>

/**
 * A page of a list, with its rows under `data` too, where clients of the first platform read them. One of the usual
 * length is answered at once; one that is longer is read anew while it is sent, so that it never is in memory as a whole.
 */
export async function answerInParts(count: number, pages: Pages, letters = mostLetters) {
  const results: CustomDashboardEntry[] = []
  let left = letters
  for await (const page of pages()) {
    results.push(...page)
    for (const entry of page) left -= entry.config.length
    if (left < 0) return new LongPage(count, (links) => toFile(count, pages, links))
  }
  return { count, results, data: { results } }
}

const toFile = (count: number, pages: Pages, links: PageLinks): Download =>
  new Download('custom-dashboards.json', 'application/json; charset=utf-8', partsOf(count, pages, links))

async function* partsOf(count: number, pages: Pages, { next, previous }: PageLinks): AsyncGenerator<string> {
  yield `{"count":${count},"results":[`
  yield* rowsAsJson(pages())
  yield '],"data":{"results":['
  yield* rowsAsJson(pages())
  yield `]},"next":${JSON.stringify(next)},"previous":${JSON.stringify(previous)}}`
}
