import { call } from '@msdat/sdk/http/call'

/** Ids of the indicators that the platform's own search finds, the best first: abbreviations, slips and synonyms too. */
export async function findIndicators(text: string): Promise<number[]> {
  const { searchByQuery } = await import('@msdat/sdk/contracts/search')
  const { result } = await call(searchByQuery, { text: text.slice(0, 200), kind: 'indicator', size: 30 })
  return result.map(({ id }) => id)
}
