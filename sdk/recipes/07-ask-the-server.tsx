/**
 * Ask the server: search and statistics
 * useHostAnswer asks any host method and follows its answer; the same question in one frame is asked once, and null
 * asks nothing. The analysis methods take the same way. Needs catalog:search.
 */
import { useHostAnswer } from '@msdat/sdk'
import { standIn, valueOf } from '@msdat/sdk/kit'

export function Found() {
  const answer = useHostAnswer('catalog.search', { text: 'malaria', kind: 'indicator', size: 5 })
  const found = valueOf(answer)
  if (!found) return standIn([answer], 120)
  return (
    <ol>
      {found.result.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ol>
  )
}
