import { useEffect, useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import type { Indicator } from '@msdat/sdk/contracts/reference'
import { searchByQuery } from '@msdat/sdk/contracts/search'
import type { Names } from '@msdat/sdk/view'
import { RemoteValue } from '../loading/RemoteValue.ts'

/** Indicators that the words find, the best first; all that have figures where there are no words. */
export function useFoundIndicators(words: string, names: Names): RemoteValue<Indicator[], string> {
  const [found] = useState(() => new RemoteValue((text: string) => findIndicators(text, names)))
  useEffect(() => void found.load(words), [found, words])
  return found
}

async function findIndicators(text: string, names: Names): Promise<Indicator[]> {
  if (text.trim() === '') return names.catalog.indicators.filter((row) => row.datasources.length > 0)
  const { result } = await call(searchByQuery, { text: text.trim(), kind: 'indicator', size: 100 })
  return result.map(({ id }) => names.indicator(id)).filter((row) => row !== undefined)
}
