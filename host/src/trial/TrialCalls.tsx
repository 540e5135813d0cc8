import { observer } from 'mobx-react-lite'
import type { TrialLog } from './TrialLog.ts'

const shownCalls = 60

/** What the plugin asked for, the newest first, and what went wrong with it. */
export const TrialCalls = observer(function TrialCalls({ log }: { log: TrialLog }) {
  const { calls, faults, asked, refused } = log
  return (
    <div className="stack">
      <h4>What it asks for</h4>
      <p className="small muted" role="status">
        {asked} calls, {refused} refused{faults.length > 0 ? `, ${faults.length} faults` : ''}
      </p>
      {faults.map(({ kind, message }, at) => (
        <p key={at} className="trial-fault">
          <span className="badge badge-negative">{kind.replaceAll('_', ' ')}</span> {message}
        </p>
      ))}
      {calls.length > 0 && (
        <div className="trial-calls" role="region" tabIndex={0} aria-label="Calls of the plugin on trial">
          <table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Method</th>
                <th scope="col">Arguments</th>
                <th scope="col">Outcome</th>
                <th scope="col">Took</th>
              </tr>
            </thead>
            <tbody>
              {calls.slice(0, shownCalls).map(({ number, at, method, input, problem, milliseconds }) => (
                <tr key={number}>
                  <td>{new Date(at).toLocaleTimeString('en-GB')}</td>
                  <th scope="row">
                    <code>{method}</code>
                  </th>
                  <td>
                    <code className="trial-input">{input}</code>
                  </td>
                  <td>
                    {problem === null ? (
                      'answered'
                    ) : (
                      <>
                        <span className="badge badge-warning">refused</span> {problem}
                      </>
                    )}
                  </td>
                  <td>{Math.round(milliseconds)} ms</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
})
