import type { PluginFault, SourcePlace } from '@msdat/sdk/contracts/faults'
import './faultPlaces.css'

/** Where a fault came about in the author's own files, innermost first; nothing where that is not known. */
export function FaultPlaces({ trace }: Pick<PluginFault, 'trace'>) {
  const [first, ...others] = trace
  if (!first) return null
  return (
    <>
      <p className="small">
        <Place place={first} />
      </p>
      {others.length > 0 && (
        <details>
          <summary className="small">Called from</summary>
          <ol className="small fault-places">
            {others.map((place, at) => (
              <li key={at}>
                <Place place={place} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function Place({ place: { file, line, column, function: name } }: { place: SourcePlace }) {
  return (
    <>
      <code>
        {file}:{line}:{column}
      </code>
      {name !== null && (
        <>
          {' in '}
          <code>{name}</code>
        </>
      )}
    </>
  )
}
