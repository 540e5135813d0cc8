import { host, useCommand, useKept, usePublish, useSetSelection } from '@msdat/sdk'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { moveFocus } from './moveFocus.ts'
import './panel.css'
import { Results } from './Results.tsx'
import type { SearchRow } from './searchRows.ts'
import { useSearch } from './useSearch.ts'

/** The search waits until the visitor pauses this long between two letters. */
const pauseMs = 250

/** Finds indicators and opens one in the view. */
export function SearchPanel() {
  const [words, setWords] = useKept('words', '')
  const [page, setPage] = useKept('page', 1)
  const [asked, setAsked] = useState(words)
  const [fault, setFault] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  const found = useSearch(asked)
  const setSelection = useSetSelection()
  const tellOpened = usePublish('indicator-search/opened')
  const field = useRef<HTMLInputElement>(null)
  // The page has given the frame the keyboard.
  useCommand('find', () => field.current?.select())
  const open = async (row: SearchRow): Promise<void> => {
    const reply = await setSelection({ indicator: row.id })
    setFault(reply.ok ? '' : reply.problem.message)
    if (!reply.ok) return
    void host.call('ui.announce', { message: `${row.name} is shown.` })
    void tellOpened({ indicator: row.id, name: row.name })
  }
  const first = asked === words && found.status === 'ready' ? found.rows[0] : undefined
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    // A sandboxed frame submits no form, so the key is read here.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && first) void open(first)
    if (moveFocus(event.currentTarget, event.key)) event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search className="search" onKeyDown={walk}>
      <label className="search-field">
        <span>Search indicators</span>
        <input
          ref={field}
          type="search"
          maxLength={200}
          placeholder="Such as SBA, measles or stunting"
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setPage(1)
            setFault('')
          }}
        />
      </label>
      {fault && <p role="alert">{fault}</p>}
      <Results found={found} page={page} onPage={setPage} onOpen={(row) => void open(row)} />
    </search>
  )
}
