import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { groupChoices } from '../controls/Choice.ts'
import { findIndicators } from '../controls/findIndicators.ts'
import { matchChoices } from '../controls/matchChoices.ts'
import { useFound } from '../controls/useFound.ts'
import { useFrameHost } from '../frames/FrameHostContext.ts'
import { Dialog } from '../parts/Dialog.tsx'
import type { PaletteEntry } from './PaletteEntry.ts'
import { paletteEntries } from './paletteEntries.ts'
import '../controls/combobox.css'
import './palette.css'

const mostShown = 40
const mostCommands = 10
// Before something is typed: what is near, not the 79 indicators and 44 places.
const shownAtFirst = ['Sections of this dashboard', 'Dashboards', 'Actions', 'Commands of plugins']

/** Finds indicators, places, dashboards, sections, pages and actions by what is typed; Enter goes there. */
export const PaletteDialog = observer(function PaletteDialog() {
  const stores = useStores()
  const frameHost = useFrameHost()
  const [typed, setTyped] = useState('')
  const [pointed, setPointed] = useState<string | null>(null)
  const id = useId()
  const found = useFound(typed, findIndicators)
  const all = paletteEntries(stores, frameHost, typed)
  const ofServer = found?.map((indicator) => `indicator:${indicator}`) ?? null
  const isTyped = typed.trim() !== ''
  const matching = isTyped
    ? (matchChoices(all, typed, ofServer) as PaletteEntry[])
    : all.filter(({ group }) => shownAtFirst.includes(group))
  const commands = matching.filter(({ isOfPlugin }) => isOfPlugin).slice(0, mostCommands)
  const others = matching.filter(({ isOfPlugin }) => !isOfPlugin)
  const entries = [...others.slice(0, mostShown - commands.length), ...commands]
  const groups = groupChoices(entries)
  // In the order in which they stand under their headings.
  const inOrder = groups.flatMap(({ choices }) => choices) as PaletteEntry[]
  // Until the server has said what else is called so, Enter leads to no command that nobody has pointed to.
  const first = isTyped && found === null ? others[0] : inOrder[0]
  const current = inOrder.find(({ value }) => value === pointed) ?? first

  useEffect(() => {
    document.getElementById(`${id}-${current?.value}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current?.value])

  const choose = (entry: PaletteEntry): void => {
    stores.overlays.close()
    entry.run()
  }
  const step = (by: number): void => {
    const at = inOrder.findIndex(({ value }) => value === current?.value)
    setPointed(inOrder[(at + by + inOrder.length) % inOrder.length]?.value ?? null)
  }
  const press = (event: KeyboardEvent): void => {
    const act: Partial<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => current && choose(current),
    }
    if (!act[event.key] || event.nativeEvent.isComposing) return
    event.preventDefault()
    act[event.key]?.()
  }
  return (
    <Dialog title="Find anything" onClose={() => stores.overlays.close()}>
      <input
        className="input"
        role="combobox"
        aria-label="Indicator, place, dashboard, page, action or command"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={current && `${id}-${current.value}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder="Indicator, place, dashboard, page …"
        data-first-focus
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setPointed(null)
        }}
        onKeyDown={press}
      />
      <p
        className="palette-status muted small"
        role="status"
        data-is-about-keys={inOrder.length > 0 || undefined}
      >
        {inOrder.length === 0
          ? 'Nothing is called that here. Try another word.'
          : 'Arrows choose, Enter opens, Escape closes.'}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label="Found" className="palette-list">
        {groups.map(({ group, choices }) => (
          <div key={group} role="group" aria-label={group}>
            <div className="combobox-group" aria-hidden="true">
              {group}
            </div>
            {(choices as PaletteEntry[]).map((entry) => (
              <button
                type="button"
                key={entry.value}
                id={`${id}-${entry.value}`}
                role="option"
                tabIndex={-1}
                aria-selected={entry === current}
                data-pointed={entry === current || undefined}
                className="combobox-option palette-option"
                onPointerMove={() => setPointed(entry.value)}
                onClick={() => choose(entry)}
              >
                <span>{entry.label}</span>
                {entry.remark && <span className="combobox-remark">{entry.remark}</span>}
              </button>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  )
})
