import type { RegistryOutcome } from '@msdat/sdk/contracts/registryDesk'
import { FindingTable } from '../imports/FindingTable.tsx'

interface OutcomePartProps {
  outcome: RegistryOutcome
  isBusy: boolean
  onBringIn: () => void
}

/** What a check has found, the first facilities as they would stand on the list, and the button that writes. */
export function OutcomePart({ outcome, isBusy, onBringIn }: OutcomePartProps) {
  const { message, facilities, located, replaced, errors, warnings, findings, preview } = outcome
  const counts = [
    ['Facilities', facilities],
    ['With coordinates', located],
    ['On the list so far', replaced],
    ['Errors', errors],
    ['Warnings', warnings],
  ] as const
  return (
    <section className="stack" aria-labelledby="outcome-title">
      <h3 id="outcome-title">What the check found</h3>
      <p role="status">{message}</p>
      <dl className="import-counts card">
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {findings.length > 0 && <FindingTable findings={findings} />}
      {errors === 0 && preview.length > 0 && <Preview rows={preview} />}
      {errors === 0 && facilities > 0 && (
        <p>
          <button type="button" className="button button-primary" aria-disabled={isBusy} onClick={onBringIn}>
            {isBusy ? 'Bringing in…' : `Bring in ${facilities.toLocaleString('en')}`}
          </button>
        </p>
      )}
    </section>
  )
}

function Preview({ rows }: { rows: RegistryOutcome['preview'] }) {
  return (
    <div className="list-scroll card" role="region" aria-label="The first facilities" tabIndex={0}>
      <table className="list-table list-cards">
        <caption className="visually-hidden">The first facilities, as they would stand on the list</caption>
        <thead>
          <tr>
            {['Name', 'Line', 'Type', 'Level', 'Ownership', 'State', 'LGA', 'On the map'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, name, type, level, ownership, state, lga, has_coordinates }) => (
            <tr key={line}>
              <th scope="row">{name}</th>
              <td data-label="Line">{line}</td>
              <td data-label="Type">{type || '–'}</td>
              <td data-label="Level">{level}</td>
              <td data-label="Ownership">{ownership}</td>
              <td data-label="State">{state}</td>
              <td data-label="LGA">{lga || '–'}</td>
              <td data-label="On the map">{has_coordinates ? 'Yes' : 'No'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
