import type { EntryLine } from '@msdat/sdk/contracts/dataEntry'
import { entryStateWords } from './entryWords.ts'

/** How a table stands; what was approved may have been taken back since. */
export function EntryStateBadge({ entry }: { entry: Pick<EntryLine, 'state' | 'import' | 'import_state'> }) {
  const { state, import: number, import_state } = entry
  if (import_state === 'undone') return <span className="badge badge-warning">Taken back</span>
  const { text, tone } = entryStateWords[state]
  return (
    <span className={`badge badge-${tone}`}>
      {text}
      {number !== null && `, import ${number}`}
    </span>
  )
}
