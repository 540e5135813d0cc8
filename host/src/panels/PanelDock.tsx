import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import type { Contributed } from '../plugins/PluginStore.ts'
import { PanelCard } from './PanelCard.tsx'
import { PanelIcon } from './PanelIcon.tsx'
import './panels.css'

const keyOf = ({ release, contribution }: Contributed): string => `${release.plugin}/${contribution.id}`

/** The visitor's add-ons: a launcher each, and the one that is expanded. Collapsed ones keep running unseen. */
export const PanelDock = observer(function PanelDock() {
  const { plugins } = useStores()
  const [expanded, setExpanded] = useState<string | null>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  if (plugins.panels.length === 0) return null

  const toggle = (key: string): void => {
    setExpanded(expanded === key ? null : key)
    setOpened(new Set([...opened, key]))
  }
  return (
    <aside className="dock no-print" aria-label="Add-on panels">
      {plugins.panels
        .filter((panel) => opened.has(keyOf(panel)))
        .map((panel) => (
          <PanelCard
            key={keyOf(panel)}
            panel={panel}
            isExpanded={keyOf(panel) === expanded}
            onCollapse={() => {
              setExpanded(null)
              document.getElementById(launcherId(panel))?.focus()
            }}
          />
        ))}
      <div className="launchers">
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
