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
  /** Not open yet: nothing is seen of it, and its frame is made ready without the plugin. */
  isWarmed?: boolean
  /** The plugin shows what it has to show. */
  onDrawn?: () => void
}

/** The open tab: the controls its plugin uses, and the plugin. */
export const SectionView = observer(function SectionView(props: SectionViewProps) {
  const { section, tabId, panelId, isWarmed = false, onDrawn } = props
  const { plugins, selection, settings } = useStores()
  const index = plugins.index.state
  const firstFigure = isWarmed ? null : firstFigureOf(section, selection.shown?.selection ?? null)
  const contribution = plugins.find(section.plugin, section.contribution)?.contribution
  return (
    <div
      hidden={isWarmed}
      {...(tabId === undefined
        ? { role: 'region', 'aria-label': section.title }
        : { role: 'tabpanel', 'aria-labelledby': tabId })}
      id={panelId}
      className={contribution?.point === 'widget' ? 'section-view is-widget' : 'section-view'}
    >
      {!isWarmed && <SectionHead contribution={contribution} />}
      {contribution && (
        <PluginFrame
          plugin={section.plugin}
          contribution={section.contribution}
          title={section.title}
          settings={settings}
          isEager
          isActive={!isWarmed}
          isWarmed={isWarmed}
          onPainted={onDrawn}
          {...(firstFigure && { firstView: <FirstFigureView figure={firstFigure} /> })}
          {...(tabId !== undefined && { titleElementId: tabId })}
          {...(section.options && { options: section.options })}
        />
      )}
      {index.status === 'ready' && !contribution && !isWarmed && <AbsentPlugin section={section} />}
    </div>
  )
})

/** What could not be had, and the controls. */
const SectionHead = observer(function SectionHead({
  contribution,
}: {
  contribution: Contribution | undefined
}) {
  const { coverage, plugins, selection } = useStores()
  const index = plugins.index.state
  const coverageState = selection.indicator === null ? null : coverage.of(selection.indicator)?.state
  const retryCoverage = (): void => {
    if (selection.indicator !== null) coverage.want(selection.indicator)
  }
  return (
    <>
      {coverageState?.status === 'failed' && (
        <LoadFailure problem={coverageState.problem} onRetry={retryCoverage} />
      )}
      {index.status === 'failed' && (
        <LoadFailure problem={index.problem} onRetry={() => void plugins.index.load()} />
      )}
      {index.status === 'loading' && (
        <div className="skeleton" style={{ height: '6.5rem' }} aria-hidden="true" />
      )}
      <ControlPanel controls={controlsOf(contribution)} />
    </>
  )
})

const noControls: ControlName[] = []

function controlsOf(contribution: Contribution | undefined): readonly ControlName[] {
  return contribution && 'controls' in contribution ? (contribution.controls ?? noControls) : noControls
}
