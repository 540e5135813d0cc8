/** What the address of the indicator search says beside the view. */
export interface SearchChoice {
  words: string
  page: number
  indicator: number | null
  datasource: number | null
  period: string | null
}

export const searchPath = '/indicator-search'
export const rowsOnPage = 5
const mostWords = 200

/** Reads the query; what makes no sense is as if it were not there. */
export function readSearch(search: string): SearchChoice {
  const query = new URLSearchParams(search)
  const period = query.get('period') ?? ''
  return {
    words: (query.get('text') ?? '').slice(0, mostWords),
    page: idOf(query.get('page')) ?? 1,
    indicator: idOf(query.get('indicator')),
    datasource: idOf(query.get('datasource')),
    period: /^\d{4}(-\d{2})?$/.test(period) ? period : null,
  }
}

/** The query of a choice, in a fixed order, without what is usual. */
export function writeSearch({ words, page, indicator, datasource, period }: SearchChoice): string {
  const query = new URLSearchParams()
  if (words !== '') query.set('text', words.slice(0, mostWords))
  if (page > 1) query.set('page', String(page))
  if (indicator !== null) query.set('indicator', String(indicator))
  if (datasource !== null) query.set('datasource', String(datasource))
  if (period !== null) query.set('period', period)
  const text = query.toString()
  return text && `?${text}`
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
