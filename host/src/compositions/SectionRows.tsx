import { useEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import type { Composition, DraftSection } from './Composition.ts'
import { SectionRow } from './SectionRow.tsx'

/** The tabs in their order. A row that moves takes the focus along; a removed one leaves it to the next. */
export const SectionRows = observer(function SectionRows({ composition }: { composition: Composition }) {
  const { announcements } = useStores()
  const list = useRef<HTMLOListElement>(null)
  const focusNext = useRef<string | null>(null)
  const [dragged, drag] = useState<DraftSection | null>(null)
  const { sections, faults } = composition
  useEffect(() => {
    if (focusNext.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-focus="${focusNext.current}"]`)?.focus()
    focusNext.current = null
  }, [sections])

  const move = ({ key, title }: DraftSection, by: number): void => {
    const place = sections.findIndex((section) => section.key === key) + by
    if (by === 0 || place < 0 || place >= sections.length) return
    focusNext.current = `${by < 0 ? 'up' : 'down'} ${key}`
    composition.move(key, by)
    announcements.announce(`${title} is now tab ${place + 1} of ${sections.length}.`)
  }
  const remove = ({ key, title }: DraftSection): void => {
    const at = sections.findIndex((section) => section.key === key)
    const next = sections[at + 1] ?? sections[at - 1]
    focusNext.current = next ? `remove ${next.key}` : null
    composition.remove(key)
    announcements.announce(`${title} is removed.`)
  }
  return (
    <ol className="section-rows" ref={list}>
      {sections.map((section, at) => (
        <SectionRow
          key={section.key}
          section={section}
          at={at}
          count={sections.length}
          fault={faults.get(section.key)}
          dashboard={composition.saved}
          onPreset={(presets) => composition.preset(section.key, presets)}
          onRename={(title) => composition.rename(section.key, title)}
          onMove={(by) => move(section, by)}
          isDragged={section === dragged}
          onDrag={(isOn) => drag(isOn ? section : null)}
          onDrop={() => dragged && move(dragged, at - sections.indexOf(dragged))}
          onRemove={() => remove(section)}
        />
      ))}
    </ol>
  )
})
