import type { ReleaseFigures } from '@msdat/sdk/contracts/frameFigures'
import './faults.css'

/** How versions of a plugin fare with visitors, one row each. Times are upper ends of classes. */
export function FigureTable({ figures }: { figures: readonly ReleaseFigures[] }) {
  return (
    <div className="fault-table" role="region" aria-label="With visitors" tabIndex={0}>
      <table>
        <caption className="visually-hidden">The last 30 days</caption>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Starts</th>
            <th scope="col">Half start within</th>
            <th scope="col">95 of 100 within</th>
            <th scope="col">Calls refused</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ version, activations, boot_p50, boot_p95, refusals }) => (
            <tr key={version}>
              <td>{version}</td>
              <td>{activations.toLocaleString('en')}</td>
              <td>{timeText(boot_p50)}</td>
              <td>{timeText(boot_p95)}</td>
              <td>{refusals.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const timeText = (milliseconds: number | null): string =>
  milliseconds === null ? '–' : `${milliseconds.toLocaleString('en')} ms`
