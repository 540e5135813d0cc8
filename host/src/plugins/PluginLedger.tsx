import { observer } from 'mobx-react-lite'
import { useFrameHost } from '../frames/FrameHostContext.ts'

/**
 * What a plugin has asked of the page in this visit. Of one height, however much that is: a plugin must not move the
 * switches below under the pointer.
 */
export function PluginLedger({ plugin }: { plugin: string }) {
  return (
    <section className="ledger" aria-label="Asked in this visit" tabIndex={0}>
      <Lines plugin={plugin} />
    </section>
  )
}

const Lines = observer(function Lines({ plugin }: { plugin: string }) {
  const lines = useFrameHost().ledger.of(plugin)
  if (lines.length === 0) return <p className="small muted">It has not asked for anything in this visit.</p>
  return (
    <table>
      <caption>Asked in this visit</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Times</th>
          <th scope="col">Last</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.method}>
            <th scope="row">
              <code>{line.method}</code>
              {line.refused > 0 && <span className="badge badge-warning">{line.refused} refused</span>}
            </th>
            <td>{line.asked}</td>
            <td>{new Date(line.lastAt).toLocaleTimeString('en-GB')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
