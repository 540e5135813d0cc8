import { observer } from 'mobx-react-lite'
import type { Section } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'
import { ControlPanel } from '../controls/ControlPanel.tsx'
import { PluginFrame } from '../frames/PluginFrame.tsx'
import { LoadFailure } from '../pages/LoadFailure.tsx'

interface SectionViewProps {
  section: Section
  tabId: string
  panelId: string
}

/** The open tab: the controls its plugin uses, and the plugin. */
export const SectionView = observer(function SectionView({ section, tabId, panelId }: SectionViewProps) {
  const { coverage, plugins, selection } = useStores()
  const index = plugins.index.state
  const coverageState = selection.indicator === null ? null : coverage.of(selection.indicator)?.state
  const contribution = plugins.find(section.plugin, section.contribution)?.contribution
  const controls = contribution?.point === 'section' ? (contribution.controls ?? []) : []
  const retryCoverage = (): void => {
    if (selection.indicator !== null) coverage.want(selection.indicator)
  }
  return (
    <div role="tabpanel" id={panelId} aria-labelledby={tabId} className="section-view">
      {coverageState?.status === 'failed' && (
        <LoadFailure problem={coverageState.problem} onRetry={retryCoverage} />
      )}
      {index.status === 'failed' && (
        <LoadFailure problem={index.problem} onRetry={() => void plugins.index.load()} />
      )}
      {index.status === 'loading' && (
        <div className="skeleton" style={{ height: '6.5rem' }} aria-hidden="true" />
      )}
      <ControlPanel controls={controls} />
      {contribution && (
        <PluginFrame
          plugin={section.plugin}
          contribution={section.contribution}
          title={section.title}
          isEager
          titleElementId={tabId}
          {...(section.options && { options: section.options })}
        />
      )}
      {index.status === 'ready' && !contribution && <AbsentPlugin section={section} />}
    </div>
  )
})

function AbsentPlugin({ section }: { section: Section }) {
  return (
    <p className="empty card">
      {section.title} is switched off at the moment. The other sections work as before.
    </p>
  )
}
