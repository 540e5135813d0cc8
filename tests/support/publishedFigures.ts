import type { DataValue } from '@msdat/sdk/contracts/data'
import type { Catalog, DataSource } from '@msdat/sdk/contracts/reference'

const ownType: Record<DataSource['classification'], number> = { Estimate: 1, Survey: 2, Routine: 5 }

/** What the API has of a question, one figure for each source, place and period. */
export async function publishedFigures(
  base: string,
  catalog: Catalog,
  filter: Record<string, string | number>,
): Promise<DataValue[]> {
  const query = new URLSearchParams({ value_type: '1,2,5', size: '5000' })
  for (const [name, value] of Object.entries(filter)) query.set(name, String(value))
  const response = await fetch(`${base}/api/data/?${query}`)
  const { count, results } = (await response.json()) as { count: number; results: DataValue[] }
  if (results.length !== count) throw new Error(`Only ${results.length} of ${count} values were read.`)
  const classOf = new Map(catalog.datasources.map(({ id, classification }) => [id, classification]))
  const figures = new Map<string, DataValue>()
  for (const one of results) {
    const key = `${one.datasource} ${one.location} ${one.period}`
    const isOfOwnClass = one.value_type === ownType[classOf.get(one.datasource) ?? 'Survey']
    if (isOfOwnClass || !figures.has(key)) figures.set(key, one)
  }
  return [...figures.values()]
}

/** Whether a text such as "1,234.5%" is this value with one decimal. */
export function isShownAs(text: string, value: number): boolean {
  const number = /^(-?[\d,]+\.\d{1,2})%?$/.exec(text)?.[1]?.replaceAll(',', '')
  return number !== undefined && Math.abs(Number(number) - value) <= 0.05 + 1e-9
}
