import { useEffect, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../../app/Stores.ts'
import { AddSections } from '../AddSections.tsx'
import type { StepProps } from '../BuilderStep.ts'
import { changeSection, moveSection, removeSection } from '../sectionChanges.ts'
import { SectionCard } from '../SectionCard.tsx'
import '../../compositions/compositions.css'

/** The sections in their order. One that moves takes the focus along; a removed one leaves it to the next. */
export const SectionsStep = observer(function SectionsStep({ builder }: StepProps) {
  const { announcements } = useStores()
  const { sections } = builder.content
  const list = useRef<HTMLOListElement>(null)
  const focusNext = useRef<string | null>(null)
  useEffect(() => {
    if (focusNext.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-focus="${focusNext.current}"]`)?.focus()
    focusNext.current = null
  }, [sections])
  const move = (at: number, by: -1 | 1): void => {
    const to = at + by
    if (to < 0 || to >= sections.length) return
    focusNext.current = `${by < 0 ? 'up' : 'down'} ${to}`
    builder.change({ sections: moveSection(sections, at, by) })
    announcements.announce(`${sections[at]?.title} is now section ${to + 1} of ${sections.length}.`)
  }
  const remove = (at: number): void => {
    focusNext.current = `remove ${Math.min(at, sections.length - 2)}`
    announcements.announce(`${sections[at]?.title} is removed.`)
    builder.change({ sections: removeSection(sections, at) })
  }
  return (
    <>
      <AddSections builder={builder} />
      {sections.length === 0 ? (
        <p className="empty card">No sections yet. Add a chart, a board of cards, or a table above.</p>
      ) : (
        <ol className="section-rows" ref={list}>
          {sections.map((section, at) => (
            <SectionCard
              key={section.id ?? at}
              builder={builder}
              section={section}
              at={at}
              onChange={(next, name) =>
                builder.change(
                  { sections: changeSection(sections, at, next) },
                  name === null ? null : `${name} ${at}`,
                )
              }
              onMove={(by) => move(at, by)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
    </>
  )
})
