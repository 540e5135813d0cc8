// The publications behind figures, by the ids of their citations. ChartCard draws it itself.
import { useCatalog } from '@msdat/sdk'
import { Provenance, standIn, valueOf } from '@msdat/sdk/kit'

export function Example() {
  const answer = useCatalog()
  const catalog = valueOf(answer)
  if (!catalog) return <>{standIn([answer], 80)}</>
  return <Provenance citations={[1]} sources={catalog.datasources.slice(0, 1)} />
}
