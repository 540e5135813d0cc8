import { listCitations, type Citation } from '@msdat/sdk/contracts/data'
import { call } from '@msdat/sdk/http/call'

/** The publications of these ids, as the data that are shown have them. */
export async function readCitations(
  ids: readonly number[],
  via: Parameters<typeof call>[2],
): Promise<Citation[]> {
  if (ids.length === 0) return []
  return (await call(listCitations, { id: ids.join(','), size: 5000 }, via)).results
}
