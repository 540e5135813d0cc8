import { useTheme } from '../../plugin/useAppearance.ts'
import { evenTicks } from '../chartFrame/evenTicks.ts'
import { Legend } from '../parts/Legend.tsx'
import type { MapCategory } from './MapCategory.ts'
import { FillMark, HatchMark, type MapFill } from './MapTexture.tsx'
import type { ValueClass } from './valueClasses.ts'

/** What is said of a place that the card does not look at. */
export const outsideText = 'Not in this selection'

interface Without {
  /** How many places have no figure. */
  missing: number
  /** How many places the card does not look at. */
  outside: number
}

interface ClassKeyProps extends Without {
  classes: readonly ValueClass[]
  fillOf: (at: number) => MapFill
  format: (value: number) => string
}

/** The classes of a map with their bounds, and what is in none of them. */
export function ClassKey({ classes, fillOf, format: plain, missing, outside }: ClassKeyProps) {
  const theme = useTheme()
  const format = evenTicks(
    classes.flatMap(({ from, to }) => [from, to]),
    plain,
  )
  return (
    <div className="k-classes">
      {classes.length > 0 && (
        <ol aria-label="Classes of values">
          {classes.map(({ from, to }, at) => (
            <li key={from}>
              <FillMark fill={fillOf(at)} theme={theme} isWide />
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
      <WithoutKey {...{ missing, outside }} />
    </div>
  )
}

interface CategoryKeyProps extends Without {
  categories: readonly MapCategory[]
  fillOf: (category: MapCategory) => MapFill
}

export function CategoryKey({ categories, fillOf, missing, outside }: CategoryKeyProps) {
  const theme = useTheme()
  const items = categories.map((category) => ({
    ...category,
    mark: <FillMark fill={fillOf(category)} theme={theme} />,
  }))
  return (
    <div className="k-classes">
      <Legend label="Zones" items={items} />
      <WithoutKey {...{ missing, outside }} />
    </div>
  )
}

function WithoutKey({ missing, outside }: Without) {
  const theme = useTheme()
  const muted = { colour: theme.tokens['color-surface-sunken'] ?? '#eeeeee' }
  const items = [
    ...(missing > 0
      ? [{ id: 'none', label: `No data (${missing})`, mark: <HatchMark theme={theme} /> }]
      : []),
    ...(outside > 0
      ? [{ id: 'outside', label: outsideText, mark: <FillMark fill={muted} theme={theme} /> }]
      : []),
  ]
  return items.length > 0 && <Legend label="Without a class" items={items} />
}
