import { Legend } from '@msdat/sdk/kit'
import type { MapCategory } from './MapCategory.ts'
import type { ValueClass } from './valueClasses.ts'

interface ClassKeyProps {
  classes: readonly ValueClass[]
  colourOf: (at: number) => string
  format: (value: number) => string
  /** How many places have no figure. */
  missing: number
}

/** The classes of a map with their bounds, and what hatching means. */
export function ClassKey({ classes, colourOf, format, missing }: ClassKeyProps) {
  return (
    <div className="k-classes">
      {classes.length > 0 && (
        <ol aria-label="Classes of values">
          {classes.map(({ from, to }, at) => (
            <li key={from}>
              <i style={{ background: colourOf(at) }} />
              <span>
                <span>
                  {format(from)}
                  <span className="k-hidden"> to {format(to)}</span>
                </span>
                {at === classes.length - 1 && <span aria-hidden="true">{format(to)}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {missing > 0 && (
        <Legend
          label="Without a class"
          items={[{ id: 'none', label: `No data (${missing})`, mark: <HatchMark /> }]}
        />
      )}
    </div>
  )
}

export function CategoryKey({ categories }: { categories: readonly MapCategory[] }) {
  return <Legend label="Zones" items={categories} />
}

function HatchMark() {
  const stripes =
    'repeating-linear-gradient(45deg, var(--color-no-data-line) 0 2px, var(--color-no-data) 2px 5px)'
  return <span className="k-swatch" style={{ background: stripes }} aria-hidden="true" />
}
