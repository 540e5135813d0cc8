import { useId, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { observer } from 'mobx-react-lite'
import type { Dashboard, Section } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'
import { useFrameHost } from '../frames/FrameHostContext.ts'
import { Icon } from '../parts/Icon.tsx'
import { useChosenInView } from '../parts/useChosenInView.ts'
import { copyLink } from '../share/copyLink.ts'
import './tabs.css'

interface SectionTabsProps {
  dashboard: Dashboard
  sections: readonly Section[]
  active: Section
  /** Ids of the tab and the panel of a section. */
  tabId: (section: Section) => string
  panelId: (section: Section) => string
}

/**
 * The tabs of a dashboard. Arrows move between them; Control and Shift with an arrow, or dragging, moves the
 * tab itself. Share buttons lie over the tabs: nothing that is pressed may stand inside a tab.
 */
export const SectionTabs = observer(function SectionTabs(props: SectionTabsProps) {
  const { dashboard, sections, active, tabId, panelId } = props
  const { announcements, selection, tabOrder, toasts } = useStores()
  const frameHost = useFrameHost()
  const [dragged, setDragged] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const hintId = useId()
  useChosenInView(row, `${active.id} ${sections.indexOf(active)}`)

  const move = (section: Section, to: number): void => {
    tabOrder.move(dashboard, section.id, to)
    const place = tabOrder.sectionsOf(dashboard).findIndex(({ id }) => id === section.id) + 1
    announcements.announce(`${section.title} is now tab ${place} of ${sections.length}.`)
  }
  const press = (event: KeyboardEvent, section: Section, at: number): void => {
    const to = targetOf(event.key, at, sections.length)
    if (to === null) return
    event.preventDefault()
    if (event.ctrlKey && event.shiftKey) return move(section, to)
    const next = sections[to]
    if (!next) return
    selection.openSection(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  const drag = (section: Section | null): void => {
    setDragged(section?.id ?? null)
    frameHost.setDragging(section !== null)
  }
  const drop = (event: DragEvent, at: number): void => {
    event.preventDefault()
    const section = sections.find(({ id }) => id === dragged)
    if (section) move(section, at)
    drag(null)
  }
  return (
    <div className="tabs no-print" ref={row}>
      <div role="tablist" aria-label={`Sections of ${dashboard.title}`} ref={list}>
        {sections.map((section, at) => (
          <button
            key={section.id}
            type="button"
            role="tab"
            id={tabId(section)}
            className={section.id === dragged ? 'tab is-dragged' : 'tab'}
            style={{ gridColumn: at + 1 }}
            aria-selected={section === active}
            aria-controls={section === active ? panelId(section) : undefined}
            aria-describedby={hintId}
            tabIndex={section === active ? 0 : -1}
            draggable
            onClick={() => selection.openSection(section.id)}
            onKeyDown={(event) => press(event, section, at)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', section.title)
              drag(section)
            }}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={(event) => drop(event, at)}
            onDragEnd={() => drag(null)}
          >
            {section.title}
          </button>
        ))}
      </div>
      {sections.map((section, at) => (
        <button
          key={section.id}
          type="button"
          className="icon-button tab-share"
          style={{ gridColumn: at + 1 }}
          aria-label={`Copy the link to ${section.title}`}
          title="Copy link"
          onClick={() => void copyLink(selection.link(section.id), toasts)}
        >
          <Icon name="share" size={15} />
        </button>
      ))}
      <span id={hintId} hidden>
        Press Control, Shift and an arrow key to move this tab.
      </span>
    </div>
  )
})

function targetOf(key: string, at: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowLeft: (at - 1 + count) % count,
    ArrowRight: (at + 1) % count,
    Home: 0,
    End: count - 1,
  }
  return targets[key] ?? null
}
