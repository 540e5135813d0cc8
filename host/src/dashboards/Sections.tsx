import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import type { Dashboard, Section } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'
import { SectionTabs } from '../tabs/SectionTabs.tsx'
import { useWarmedTabs } from '../tabs/useWarmedTabs.ts'
import { hasTabs } from './dashboardPath.ts'
import { SectionView } from './SectionView.tsx'

interface SectionsProps {
  dashboard: Dashboard
  active: Section
}

const tabId = ({ id }: { id: string }): string => `tab-${id}`
const panelId = ({ id }: { id: string }): string => `section-${id}`

/** The tabs of a dashboard, the open one and, out of sight, those that are kept ready. */
export const Sections = observer(function Sections({ dashboard, active }: SectionsProps) {
  const { tabOrder } = useStores()
  const warmed = useWarmedTabs(active.id)
  const drawn = useCallback(
    () => warmed.drawn(tabOrder.sectionsOf(dashboard).map(({ id }) => id)),
    [warmed, tabOrder, dashboard],
  )
  const sections = tabOrder.sectionsOf(dashboard)
  const kept = sections.filter(({ id }) => id === active.id || warmed.ids.includes(id))
  return (
    <>
      {hasTabs(dashboard) && <SectionTabs {...{ dashboard, sections, active, tabId, panelId, warmed }} />}
      {kept.toSorted(byId).map((section) => (
        <SectionView
          key={section.id}
          section={section}
          isWarmed={section.id !== active.id}
          tabId={hasTabs(dashboard) ? tabId(section) : undefined}
          panelId={panelId(section)}
          onDrawn={drawn}
        />
      ))}
    </>
  )
})

/** An order that never changes: a frame that is moved on the page is loaded anew. */
const byId = (one: Section, other: Section): number => (one.id < other.id ? -1 : 1)
