import type { ClipboardEvent, KeyboardEvent } from 'react'
import { observer } from 'mobx-react-lite'
import type { CheckedCell } from '@msdat/sdk/contracts/dataEntry'
import { cellKey, type EntryStore } from './EntryStore.ts'
import { figureWords } from './entryWords.ts'

interface GridCellProps {
  store: EntryStore
  indicator: number
  location: number
  label: string
  onPaste: (text: string) => void
}

/** One figure of the grid, with what stands in the data today. */
export const GridCell = observer(function GridCell(props: GridCellProps) {
  const { store, indicator, location, label, onPaste } = props
  const key = cellKey(indicator, location)
  const value = store.values[key] ?? ''
  const checked = value.trim() === '' ? undefined : store.checked.get(key)
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text')
    // One cell goes where the caret is, as everywhere.
    if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return
    event.preventDefault()
    onPaste(text)
  }
  return (
    <td data-mark={markOf(checked)}>
      <input
        id={`cell-${indicator}-${location}`}
        className="entry-cell"
        aria-label={label}
        aria-invalid={checked?.change === 'unreadable' || undefined}
        inputMode="decimal"
        maxLength={40}
        autoComplete="off"
        readOnly={!store.canWrite}
        value={value}
        title={checked?.findings.map(({ problem }) => problem).join(' ')}
        onChange={(event) => store.type(indicator, location, event.currentTarget.value)}
        onPaste={paste}
        onKeyDown={moveByKey}
      />
      {checked && (checked.change === 'changed' || checked.change === 'same') && (
        <span className="entry-today">today {figureWords(checked.today)}</span>
      )}
    </td>
  )
})

function markOf(checked: CheckedCell | undefined): string | undefined {
  if (!checked) return undefined
  if (checked.change === 'unreadable') return 'unreadable'
  if (checked.findings.some(({ severity }) => severity !== 'note')) return 'warning'
  return checked.change
}

/** Enter and the arrows lead up and down the column, as in a spreadsheet. */
function moveByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0
  if (by === 0) return
  const cell = event.currentTarget.closest('td')
  const row = cell?.parentElement
  const next = by === 1 ? row?.nextElementSibling : row?.previousElementSibling
  const input = next?.children[cell?.cellIndex ?? -1]?.querySelector('input')
  event.preventDefault()
  input?.focus()
  input?.select()
}
