import { useData, type DataQuery } from '@msdat/sdk'

/**
 * The publications behind all figures that a question is about, by citation id: for a card whose figures the server has
 * worked out of them. None before the answer is there; null asks for nothing.
 */
export function useCitationsIn(query: DataQuery | null): number[] {
  const answer = useData(query)
  return answer.status === 'ready' ? [...new Set(answer.value.citation)].filter((id) => id > 0) : []
}
