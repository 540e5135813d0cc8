import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Section } from '@msdat/sdk/contracts/dashboards'
import { loadPage } from '../app/loadPage.ts'
import { useStores } from '../app/Stores.ts'
import type { Contribution } from '@msdat/sdk/contracts/manifest'
import { ControlPanel } from '../controls/ControlPanel.tsx'
import { faultTexts, isAwaited as isAwaitedKind, keptText } from '../frames/FrameFault.ts'
import type { FrameState } from '../frames/FrameState.ts'
import { PluginFrame } from '../frames/PluginFrame.tsx'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { useAwaited } from '../pages/useAwaited.ts'
import { FirstFigureView } from './FirstFigureView.tsx'
import { firstFigureOf } from './firstFigureOf.ts'
import { AbsentPlugin } from './AbsentPlugin.tsx'
import { controlsOf } from './controlsOf.ts'

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
  const { plugins, selection, server, settings } = useStores()
  const index = plugins.index.state
  const firstFigure = isWarmed ? null : firstFigureOf(section, selection.shown?.selection ?? null)
  const contribution = plugins.find(section.plugin, section.contribution)?.contribution
  // Without a selection a plugin would wait until it is thought to have failed.
  const isWithoutView = selection.problem !== null && selection.shown === null
  const [isAwaited, setAwaited] = useState(false)
  // Its card says so, and it comes by itself.
  useAwaited(isAwaited, noFetch)
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
      {isWithoutView && !isWarmed && firstFigure && <FirstFigureView figure={firstFigure} />}
      {contribution && !isWithoutView && (
        <PluginFrame
          plugin={section.plugin}
          contribution={section.contribution}
          title={section.title}
          settings={settings}
          isEager
          isActive={!isWarmed}
          isWarmed={isWarmed}
          onPainted={onDrawn}
          onStateChange={(state) => setAwaited(!isWarmed && isWaitingForServer(state))}
          {...(firstFigure && { firstView: <FirstFigureView figure={firstFigure} /> })}
          {...(server.isAway && {
            waitingText: `${section.title} comes as soon as the server answers. ${keptText}`,
          })}
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
  const stores = useStores()
  const { plugins, selection } = stores
  const index = plugins.index.state
  const problem = selection.problem ?? (index.status === 'failed' ? index.problem : null)
  return (
    <>
      {problem && (
        <LoadFailure problem={problem} offlineText={faultTexts.offline} onRetry={() => loadPage(stores)} />
      )}
      {index.status === 'loading' && <div className="skeleton controls-to-come" aria-hidden="true" />}
      <ControlPanel controls={controlsOf(contribution)} />
    </>
  )
})

const noFetch = (): void => {}
const isWaitingForServer = (state: FrameState): boolean =>
  state.status === 'failed' && isAwaitedKind(state.kind)
