import { useEffect, useId, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { PluginFrame } from '../frames/PluginFrame.tsx'
import { Icon } from '../parts/Icon.tsx'
import { lazyPart } from '../pages/lazyPart.tsx'
import type { Contributed } from '../plugins/PluginStore.ts'
import { switchPlugin } from '../plugins/switchPlugin.ts'
import { PanelIcon } from './PanelIcon.tsx'

const NewWishes = lazyPart(async () => (await import('./NewWishes.tsx')).NewWishes)

interface PanelCardProps {
  panel: Contributed
  isExpanded: boolean
  /** A collapsed one goes on; false where what is typed should have no frame near it. */
  runsCollapsed: boolean
  onCollapse: () => void
}

export const PanelCard = observer(function PanelCard(props: PanelCardProps) {
  const { panel, isExpanded, runsCollapsed, onCollapse } = props
  const stores = useStores()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isExpanded) title.current?.focus()
  }, [isExpanded])
  useEffect(() => {
    const element = card.current
    const collapseByKey = (event: KeyboardEvent): void => {
      // In a dialog the key closes that alone.
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
      if (event.key === 'Escape' && !isInDialog) onCollapse()
    }
    element?.addEventListener('keydown', collapseByKey)
    return () => element?.removeEventListener('keydown', collapseByKey)
  }, [onCollapse])
  const turnOff = (): void => {
    const dock = card.current?.closest<HTMLElement>('.dock')
    switchPlugin(stores, panel.release, false)
    // The button that has the keyboard goes with the panel, and so does its launcher.
    const place = stores.plugins.panels.length > 0 ? dock : document.getElementById('main')
    place?.focus({ preventScroll: true })
  }
  return (
    <section ref={card} className="panel-card" aria-labelledby={titleId} hidden={!isExpanded}>
      <header className="panel-head">
        <PanelIcon panel={panel} />
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {panel.contribution.title}
        </h2>
        <button type="button" className="button panel-off" data-turn-off onClick={turnOff}>
          Turn off
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Collapse ${panel.contribution.title}`}
          onClick={onCollapse}
        >
          <Icon name="chevron" />
        </button>
      </header>
      {stores.plugins.heldOff(panel.release).permissions.length > 0 && <NewWishes release={panel.release} />}
      <div className="panel-body">
        <PluginFrame
          plugin={panel.release.plugin}
          contribution={panel.contribution.id}
          title={panel.contribution.title}
          titleElementId={titleId}
          isActive={isExpanded || runsCollapsed}
          isEager
          onTurnOff={turnOff}
        />
      </div>
    </section>
  )
})
