import { useTheme } from '@msdat/sdk'
import { formatTick, StandingTag, Tooltip, useCursor, useWidth } from '@msdat/sdk/kit'
import { useId, useMemo } from 'react'
import type { Theme } from '../../contracts/appearance.ts'
import { Chart } from '../charts/Chart.tsx'
import type { MapArea } from './MapArea.ts'
import type { MapCategory } from './MapCategory.ts'
import { MapDrawing } from './MapDrawing.tsx'
import { CategoryKey, ClassKey, outsideText } from './MapKey.tsx'
import type { MapFill } from './MapTexture.tsx'
import { mapRatio, stateShapes, type StateShape } from './stateShapes.ts'
import { classOf, rampStep, valueClasses } from './valueClasses.ts'

export interface ChoroplethProps {
  name: string
  summary: string
  areas: readonly MapArea[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  /** In place of values: one colour for each category. */
  categories?: readonly MapCategory[]
  /** The map is as tall as it may be, at most. */
  maxHeight?: number
  selected?: string
  onSelect?: (id: string) => void
}

/** The states of Nigeria, coloured by classes of their values, or by category. */
export function Choropleth(props: ChoroplethProps) {
  const { name, summary, areas, format, categories, maxHeight = 460, selected, onSelect } = props
  const theme = useTheme()
  const hatch = useId()
  const [area, width] = useWidth<HTMLDivElement>()
  const mapWidth = Math.max(1, Math.min(width, maxHeight / mapRatio))
  const drawing = useMemo(() => stateShapes(mapWidth), [mapWidth])
  const byName = useMemo(() => new Map(areas.map((one) => [one.name, one])), [areas])
  const places = useMemo(
    () => drawing.shapes.map((shape) => ({ shape, area: byName.get(shape.name) })).sort(byValue),
    [drawing, byName],
  )
  const classes = useMemo(() => valueClasses(areas.flatMap(({ value }) => value ?? [])), [areas])
  const choose = onSelect && ((at: number) => places[at]?.area && onSelect(places[at].area.id))
  const cursor = useCursor(
    places.map(({ shape }) => shape.name),
    choose,
  )
  const pointed = cursor.at === null ? undefined : places[cursor.at]
  const outlined = [
    ...areas.filter(({ id }) => id === selected).map((one) => one.name),
    ...(pointed ? [pointed.shape.name] : []),
  ]
  const offset = (width - mapWidth) / 2
  const fills = { theme, classes, categories }
  const without = {
    missing: places.filter(({ area: one }) => one && isMissing(one, categories)).length,
    outside: places.filter(({ area: one }) => !one).length,
  }
  return (
    <div className="k-map">
      <Chart
        {...{ name, summary, cursor, area, onChoose: choose }}
        height={Math.round(drawing.height)}
        find={({ x, y }) => indexOf(places, drawing.nameAt(x - offset, y))}
        pointed={pointed ? describe(pointed, format) : ''}
      >
        {width > 0 && (
          <MapDrawing
            {...{ drawing, hatch, theme }}
            fillOf={(name) => fillOf(byName.get(name), fills)}
            outlined={[...new Set(outlined)]}
          />
        )}
        {pointed && <Pointed {...pointed} {...{ format, width, offset, categories }} />}
      </Chart>
      {categories ? (
        <CategoryKey {...{ categories, ...without }} fillOf={(category) => fillOfCategory(category, fills)} />
      ) : (
        <ClassKey
          {...{ classes, ...without }}
          fillOf={(at) => fillOfClass(at, fills)}
          format={props.formatTick ?? ((value) => formatTick(value))}
        />
      )}
    </div>
  )
}

interface Place {
  shape: StateShape
  area: MapArea | undefined
}

/** From the greatest value to the least, then those without one: the way of the arrow keys. */
function byValue({ area: one }: Place, { area: other }: Place): number {
  return (
    (other?.value ?? -Infinity) - (one?.value ?? -Infinity) ||
    (one?.name ?? '').localeCompare(other?.name ?? '')
  )
}

function indexOf(places: readonly Place[], name: string | undefined): number | null {
  const at = places.findIndex(({ shape }) => shape.name === name)
  return at === -1 ? null : at
}

interface Fills {
  theme: Theme
  classes: ReturnType<typeof valueClasses>
  categories?: readonly MapCategory[]
}

/** Null where there is no figure. A place that the card does not look at is only muted. */
function fillOf(area: MapArea | undefined, fills: Fills): MapFill | null {
  const { theme, classes, categories } = fills
  if (!area) return { colour: theme.tokens['color-surface-sunken'] ?? '#eeeeee' }
  const category = categories?.find(({ id }) => id === area.category)
  if (categories) return category ? fillOfCategory(category, fills) : null
  return area.value === null ? null : fillOfClass(classOf(area.value, classes), fills)
}

function fillOfCategory(category: MapCategory, { theme, categories }: Fills): MapFill {
  const texture = categories?.indexOf(category) ?? 0
  return { colour: category.colour, ...(theme.patternFill && { texture }) }
}

function fillOfClass(at: number, { theme, classes }: Fills): MapFill {
  const colour = theme.tokens[`color-ramp-${rampStep(at, classes.length)}`] ?? ''
  return { colour, ...(theme.patternFill && { texture: at }) }
}

function isMissing(area: MapArea, categories: readonly MapCategory[] | undefined): boolean {
  return categories ? !categories.some(({ id }) => id === area.category) : area.value === null
}

interface PointedProps extends Place {
  format: (value: number) => string
  width: number
  offset: number
  categories?: readonly MapCategory[]
}

function Pointed({ shape, area, format, width, offset, categories }: PointedProps) {
  const category = categories?.find(({ id }) => id === area?.category)
  return (
    <Tooltip x={offset + shape.x} y={shape.y - 6} width={width}>
      <strong>{shape.name}</strong>
      <div className="k-tooltip-value">
        {typeof area?.value === 'number' ? format(area.value) : area ? 'No data' : outsideText}
      </div>
      {category && <div className="k-muted">{category.label}</div>}
      {area?.standing?.icon && <StandingTag standing={area.standing} />}
      {area?.note && <div className="k-muted">{area.note}</div>}
    </Tooltip>
  )
}

function describe({ shape, area }: Place, format: (value: number) => string): string {
  if (!area) return `${shape.name}: ${outsideText.toLowerCase()}`
  if (typeof area.value !== 'number') return `${shape.name}: no data`
  return [
    `${shape.name}: ${format(area.value)}`,
    area.standing?.icon ? area.standing.words : '',
    area.note ?? '',
  ]
    .filter(Boolean)
    .join(', ')
}
