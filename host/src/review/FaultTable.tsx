import { momentText } from '../words/momentText.ts'
import type { PluginFault } from '@msdat/sdk/contracts/faults'
import { FaultPlaces } from '../parts/FaultPlaces.tsx'
import { faultWords } from './faultWords.ts'
import './faults.css'

/** What visitors' pages told of a plugin, one row for each version and kind. Messages are anyone's text. */
export function FaultTable({ faults }: { faults: readonly PluginFault[] }) {
  return (
    <div className="fault-table" role="region" aria-label="Failures" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">What happened</th>
            <th scope="col">Times</th>
            <th scope="col">Last</th>
          </tr>
        </thead>
        <tbody>
          {faults.map((fault) => (
            <tr key={`${fault.version} ${fault.kind}`}>
              <td>{fault.version}</td>
              <td>
                {faultWords[fault.kind]}
                <p className="small muted">{fault.message}</p>
                <FaultPlaces trace={fault.trace} />
              </td>
              <td>{fault.count.toLocaleString('en')}</td>
              <td>{momentText(fault.last_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
