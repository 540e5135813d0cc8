import { useMemo } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { AbsentPlugin } from '../dashboards/AbsentPlugin.tsx'
import { PluginFrame } from '../frames/PluginFrame.tsx'
import { OwnSettings } from './OwnSettings.ts'

interface PlacedPluginProps {
  plugin: string
  contribution: string
  title: string
  options: Record<string, unknown> | undefined
}

/** A plugin that stands beside others, with settings of its own. */
export const PlacedPlugin = observer(function PlacedPlugin(props: PlacedPluginProps) {
  const { plugin, contribution, title, options } = props
  const { plugins } = useStores()
  const found = plugins.find(plugin, contribution)?.contribution
  const declared = found && 'settings' in found ? found.settings : undefined
  const presets = JSON.stringify(options ?? {})
  const settings = useMemo(
    () => new OwnSettings(declared ?? {}, JSON.parse(presets) as Record<string, unknown>),
    [declared, presets],
  )
  if (!found && plugins.index.value)
    return <AbsentPlugin section={{ id: plugin, plugin, contribution, title }} />
  if (!found) return <div className="skeleton figures-skeleton" />
  return (
    <PluginFrame
      plugin={plugin}
      contribution={contribution}
      title={title}
      settings={settings}
      {...(options && { options })}
    />
  )
})
