import { observer } from 'mobx-react-lite'
import type { ControlName } from '@msdat/sdk/contracts/selection'
import type { Section } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'
import type { Contribution } from '@msdat/sdk/contracts/manifest'
import { ControlPanel } from '../controls/ControlPanel.tsx'
import { PluginFrame } from '../frames/PluginFrame.tsx'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { FirstFigureView } from './FirstFigureView.tsx'
import { firstFigureOf } from './firstFigureOf.ts'
import { AbsentPlugin } from './AbsentPlugin.tsx'

interface SectionViewProps {
  section: Section
  /** None where the section is the whole page. */
  tabId: string | undefined
  panelId: string
}

/** The open tab: the controls its plugin uses, and the plugin. */
export const SectionView = observer(function SectionView({ section, tabId, panelId }: SectionViewProps) {
  const { coverage, plugins, selection, settings } = useStores()
  const index = plugins.index.state
  const firstFigure = firstFigureOf(section, selection.shown?.selection ?? null)
  const coverageState = selection.indicator === null ? null : coverage.of(selection.indicator)?.state
  const contribution = plugins.find(section.plugin, section.contribution)?.contribution
  const controls = controlsOf(contribution)
  const retryCoverage = (): void => {
    if (selection.indicator !== null) coverage.want(selection.indicator)
  }
  return (
    <div
      {...(tabId === undefined
        ? { role: 'region', 'aria-label': section.title }
        : { role: 'tabpanel', 'aria-labelledby': tabId })}
      id={panelId}
      className={contribution?.point === 'widget' ? 'section-view is-widget' : 'section-view'}
    >
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
          settings={settings}
          isEager
          {...(firstFigure && { firstView: <FirstFigureView figure={firstFigure} /> })}
          {...(tabId !== undefined && { titleElementId: tabId })}
          {...(section.options && { options: section.options })}
        />
      )}
      {index.status === 'ready' && !contribution && <AbsentPlugin section={section} />}
    </div>
  )
})

const noControls: ControlName[] = []

function controlsOf(contribution: Contribution | undefined): readonly ControlName[] {
  return contribution && 'controls' in contribution ? (contribution.controls ?? noControls) : noControls
}
