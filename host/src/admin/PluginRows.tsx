import { Link } from 'react-router-dom'
import type { QueueEntry } from '@msdat/sdk/contracts/submissions'
import { StateBadge } from '../review/StateBadge.tsx'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { pluginActs, type PluginAct } from './pluginActs.ts'

interface PluginRowsProps {
  plugins: readonly QueueEntry[]
  isPending: boolean
  onAct: (plugin: QueueEntry, act: PluginAct | 'versions') => void
}

/** Plugins as lines of a table, each with what can be done about it. */
export function PluginRows({ plugins, isPending, onAct }: PluginRowsProps) {
  return (
    <div className="list-scroll card" role="region" aria-label="Table of plugins" tabIndex={0}>
      <table className="list-table list-cards">
        <thead>
          <tr>
            <th scope="col">Plugin</th>
            <th scope="col">Version</th>
            <th scope="col">From</th>
            <th scope="col">State</th>
            <th scope="col">{isPending ? 'Handed in' : 'Since'}</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {plugins.map((plugin) => (
            <tr key={plugin.id}>
              <th scope="row">
                <Link to={`/account?submission=${plugin.id}#/approvePlugin`}>
                  {plugin.title ?? plugin.plugin_id ?? 'Unreadable plugin'}
                </Link>
              </th>
              <td data-label="Version">{plugin.version ?? '–'}</td>
              <td data-label="From">{plugin.first_party ? 'This installation' : plugin.name}</td>
              <td data-label="State">
                <StateBadge state={plugin.state} />
              </td>
              <td data-label={isPending ? 'Handed in' : 'Since'}>
                {longDate(isPending ? plugin.created_at : plugin.updated_at)}
              </td>
              <td data-label="Actions">
                <Actions plugin={plugin} isPending={isPending} onAct={onAct} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ActionsProps extends Pick<PluginRowsProps, 'isPending' | 'onAct'> {
  plugin: QueueEntry
}

function Actions({ plugin, isPending, onAct }: ActionsProps) {
  const name = plugin.title ?? plugin.plugin_id ?? 'plugin'
  if (isPending)
    return (
      <Link to={`/account?submission=${plugin.id}#/approvePlugin`} aria-label={`Review ${name}`}>
        Review
      </Link>
    )
  return (
    <div className="row">
      {pluginActs(plugin).map((act) => (
        <button
          key={act.label}
          type="button"
          className="text-button"
          aria-label={`${act.label} ${name}`}
          onClick={() => onAct(plugin, act)}
        >
          {act.label}
        </button>
      ))}
      <button
        type="button"
        className="text-button"
        aria-label={`Versions of ${name}`}
        onClick={() => onAct(plugin, 'versions')}
      >
        Versions
      </button>
    </div>
  )
}
