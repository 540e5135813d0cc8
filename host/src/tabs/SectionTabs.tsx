import { useId, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import type { Dashboard, Section } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'
import { LongRow } from '../parts/LongRow.tsx'
import { useChosenInView } from '../parts/useChosenInView.ts'
import { ShareButton } from './ShareButton.tsx'
import { useTabMoves } from './useTabMoves.ts'
import type { WarmedTabs } from './WarmedTabs.ts'
import './tabs.css'

interface SectionTabsProps {
  dashboard: Dashboard
  sections: readonly Section[]
  active: Section
  /** Ids of the tab and the panel of a section. */
  tabId: (section: Section) => string
  panelId: (section: Section) => string
  /** Where frames of tabs are made ready before they are opened. */
  warmed?: WarmedTabs
}

/** The tabs of a dashboard. Share buttons lie over them: nothing that is pressed may stand inside a tab. */
export const SectionTabs = observer(function SectionTabs(props: SectionTabsProps) {
  const { dashboard, sections, active, tabId, panelId, warmed } = props
  const { selection } = useStores()
  const { list, dragged, press, drag, drop } = useTabMoves(dashboard, sections)
  const row = useRef<HTMLDivElement>(null)
  const hintId = useId()
  useChosenInView(row, `${active.id} ${sections.indexOf(active)}`)
  return (
    <LongRow row={row}>
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
              onPointerEnter={() => warmed?.over(section.id)}
              onPointerLeave={() => warmed?.out()}
              onPointerDown={() => warmed?.pointedAt(section.id)}
              onFocus={() => warmed?.pointedAt(section.id)}
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
          <ShareButton key={section.id} section={section} column={at + 1} />
        ))}
        <span id={hintId} hidden>
          Press Control, Shift and an arrow key to move this tab.
        </span>
      </div>
    </LongRow>
  )
})
