import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Names } from '@msdat/sdk/view'
import { groupByArea, hasFigures } from './groupIndicators.ts'

/** Pick an area, see its indicators: those with figures lead to their search page. */
export function ProgramAreas({ names }: { names: Names }) {
  const areas = groupByArea(names.catalog.indicators)
  const [chosen, setChosen] = useState(areas[0]?.[0] ?? '')
  const members = areas.find(([area]) => area === chosen)?.[1] ?? []
  return (
    <>
      <p className="muted">Choose an area to see which indicators belong to it, and which have figures.</p>
      <div className="about-areas" role="group" aria-label="Program areas">
        {areas.map(([area, all]) => (
          <button
            key={area}
            type="button"
            className="about-area"
            aria-pressed={area === chosen}
            onClick={() => setChosen(area)}
          >
            <span>{area}</span>
            <span className="small muted">
              {all.filter(hasFigures).length} of {all.length} with figures
            </span>
          </button>
        ))}
      </div>
      <ul className="card about-indicators" aria-label={`Indicators of ${chosen}`}>
        {members.map((one) => (
          <li key={one.id}>
            {hasFigures(one) ? (
              <Link to={`/indicator-search?text=${encodeURIComponent(one.short_name)}`}>
                {one.short_name}
              </Link>
            ) : (
              <span className="muted">{one.short_name}</span>
            )}
            <span className="small muted">
              {hasFigures(one) ? sourcesText(one.datasources.length) : 'no figures yet'}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const sourcesText = (count: number): string => (count === 1 ? '1 source' : `${count} sources`)
