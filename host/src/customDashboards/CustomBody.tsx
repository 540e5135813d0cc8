import { observer } from 'mobx-react-lite'
import type { DashboardAppearance } from '@msdat/sdk/contracts/customDashboards'
import type { CustomSection } from '@msdat/sdk/contracts/customSections'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'
import { ControlPanel } from '../controls/ControlPanel.tsx'
import { SectionView } from '../dashboards/SectionView.tsx'
import { SectionTabs } from '../tabs/SectionTabs.tsx'
import { controlsOf, OwnSection } from './OwnSection.tsx'
import { PlacedPlugin } from './PlacedPlugin.tsx'
import { sectionId } from '@msdat/sdk/view'
import '../dashboards/dashboard.css'
import './customDashboards.css'

interface CustomBodyProps {
  dashboard: Dashboard
  sections: readonly CustomSection[]
  appearance: DashboardAppearance
  author: string
}

/** The sections of a custom dashboard: as tabs, or all on one page. */
export const CustomBody = observer(function CustomBody(props: CustomBodyProps) {
  const { dashboards } = useStores()
  // An edited one has the same id: what is drawn stays, and no frame starts anew.
  if (dashboards.current?.id !== props.dashboard.id) return null
  if (props.sections.length === 0) return <p className="empty card">This dashboard has no sections yet.</p>
  return props.appearance.layout === 'page' ? <OnePage {...props} /> : <Tabs {...props} />
})

const tabId = ({ id }: { id: string }): string => `tab-${id}`
const panelId = ({ id }: { id: string }): string => `section-${id}`

const Tabs = observer(function Tabs({ dashboard, sections, author }: CustomBodyProps) {
  const { selection, tabOrder } = useStores()
  const active = selection.section
  const own = sections.find((section, at) => sectionId(section, at) === active?.id)
  if (!active || !own) return null
  return (
    <>
      <SectionTabs {...{ dashboard, active, tabId, panelId }} sections={tabOrder.sectionsOf(dashboard)} />
      {own.kind === 'plugin' ? (
        <SectionView key={active.id} section={active} tabId={tabId(active)} panelId={panelId(active)} />
      ) : (
        <div
          key={active.id}
          role="tabpanel"
          id={panelId(active)}
          aria-labelledby={tabId(active)}
          className="section-view"
        >
          <OwnSection section={own} author={author} hasControls />
        </div>
      )}
    </>
  )
})

const OnePage = observer(function OnePage({ sections, author }: CustomBodyProps) {
  const { plugins } = useStores()
  return (
    <>
      <ControlPanel controls={controlsOf(sections, plugins)} />
      {sections.map((section, at) => (
        <section
          key={sectionId(section, at)}
          id={panelId({ id: sectionId(section, at) })}
          className="section-view"
          aria-label={section.title}
        >
          <h2 className="custom-section-title">{section.title}</h2>
          {section.kind === 'plugin' ? (
            <PlacedPlugin {...section} options={section.options} />
          ) : (
            <OwnSection section={section} author={author} hasControls={false} />
          )}
        </section>
      ))}
    </>
  )
})
