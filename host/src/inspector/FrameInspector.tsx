import { useEffect, useId, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { useFrameHost } from '../frames/FrameHostContext.ts'
import { Icon } from '../parts/Icon.tsx'
import { PermissionList } from '../plugins/PermissionList.tsx'
import { FrameFactList } from './FrameFactList.tsx'
import { RecordTable } from './RecordTable.tsx'
import './inspector.css'

const views = ['Calls', 'Messages', 'Permissions'] as const

/** Shows a developer what passes between the page and a plugin's frames. It is no dialog: frames run on beside it. */
export const FrameInspector = observer(function FrameInspector() {
  const { overlays, plugins } = useStores()
  const { records } = useFrameHost()
  const [view, setView] = useState<(typeof views)[number]>('Calls')
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    title.current?.focus()
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') overlays.inspect(null)
    }
    panel.current?.addEventListener('keydown', closeByKey)
    return () => void (opener instanceof HTMLElement && opener.isConnected && opener.focus())
  }, [overlays])
  const plugin = overlays.inspected
  if (plugin === null) return null
  const known = [...new Set([plugin, ...records.plugins])]
  const release = plugins.releases.find((one) => one.plugin === plugin)
  const nameOf = (id: string): string => plugins.releases.find((one) => one.plugin === id)?.name ?? id
  const shown = records.of(plugin).filter(({ kind }) => kind === (view === 'Calls' ? 'call' : 'message'))
  return (
    <section className="inspector no-print" aria-labelledby={titleId} ref={panel}>
      <header className="inspector-head">
        <h2 id={titleId} ref={title} tabIndex={-1}>
          Frame inspector
        </h2>
        <select
          className="input"
          aria-label="Plugin"
          value={plugin}
          onChange={(event) => overlays.inspect(event.currentTarget.value)}
        >
          {known.map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
        <div className="inspector-views" role="group" aria-label="Shown">
          {views.map((one) => (
            <button
              key={one}
              type="button"
              className="button button-outline"
              aria-pressed={one === view}
              onClick={() => setView(one)}
            >
              {one}
            </button>
          ))}
        </div>
        <button type="button" className="button" onClick={() => records.clear(plugin)}>
          Clear
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Close the frame inspector"
          onClick={() => overlays.inspect(null)}
        >
          <Icon name="close" />
        </button>
      </header>
      <FrameFactList plugin={plugin} />
      {view !== 'Permissions' && <RecordTable kind={view} records={shown} />}
      {view === 'Permissions' && release && <PermissionList release={release} />}
      {view === 'Permissions' && !release && (
        <p className="small muted">This plugin does not run any more.</p>
      )}
    </section>
  )
})
