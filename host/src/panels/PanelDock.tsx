import { useEffect, useLayoutEffect, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { useChosenInView } from '../parts/useChosenInView.ts'
import type { Contributed } from '../plugins/PluginStore.ts'
import { deafenBehindDock } from './deafenBehindDock.ts'
import { PanelCard } from './PanelCard.tsx'
import { PanelIcon } from './PanelIcon.tsx'
import './panels.css'

const keyOf = ({ release, contribution }: Contributed): string => `${release.plugin}/${contribution.id}`

/**
 * The visitor's add-ons: a launcher each, and the one that is expanded. Collapsed ones keep running unseen beside a
 * dashboard; the account pages hold forms, and there nothing runs that is not seen. What
 * was expanded beside a dashboard does not lie over the account pages, where a phone has room for one of them.
 */
export const PanelDock = observer(function PanelDock() {
  const { panels, plugins, address } = useStores()
  // The author of a local plugin has just asked to see it.
  const local = plugins.panels.find(({ release }) => plugins.isLocal(release.plugin))
  const localKey = local ? keyOf(local) : null
  useEffect(() => {
    if (localKey !== null) panels.expand(localKey)
  }, [localKey, panels])
  const area = address.pathname.split('/')[1]
  const expanded = panels.last?.area === area ? panels.last?.key : null
  const row = useRef<HTMLDivElement>(null)
  useChosenInView(row, expanded ?? '')
  const dock = useRef<HTMLElement>(null)
  const isEmpty = plugins.panels.length === 0
  useLayoutEffect(() => (dock.current ? deafenBehindDock(dock.current) : undefined), [isEmpty])
  if (isEmpty) return null

  const toggle = (key: string): void => (expanded === key ? panels.collapse() : panels.expand(key, area))
  return (
    <aside ref={dock} className="dock no-print" aria-label="Add-on panels" tabIndex={-1}>
      {plugins.panels
        .filter((panel) => panels.opened.has(keyOf(panel)))
        .map((panel) => (
          <PanelCard
            key={keyOf(panel)}
            panel={panel}
            isExpanded={keyOf(panel) === expanded}
            runsCollapsed={area === 'dashboard'}
            onCollapse={() => {
              panels.collapse()
              document.getElementById(launcherId(panel))?.focus()
            }}
          />
        ))}
      <div className="launchers" ref={row}>
        {plugins.panels.map((panel) => (
          <button
            key={keyOf(panel)}
            id={launcherId(panel)}
            type="button"
            className="launcher"
            aria-expanded={keyOf(panel) === expanded}
            onClick={() => toggle(keyOf(panel))}
          >
            <PanelIcon panel={panel} />
            <span>{panel.contribution.title}</span>
          </button>
        ))}
      </div>
    </aside>
  )
})

const launcherId = ({ release, contribution }: Contributed): string =>
  `launcher-${release.plugin}-${contribution.id}`
