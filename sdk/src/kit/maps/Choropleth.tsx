import { useId, useMemo } from 'react'
import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import { isOut } from '../chartFrame/isOut.ts'
import { detailsOf, type Mark } from '../chartFrame/MarkFacts.ts'
import { useFrame } from '../chartFrame/useFrame.ts'
import { formatTick } from '../values/formatValue.ts'
import { fillOf, fillOfCategory, fillOfClass } from './fillOf.ts'
import type { MapArea } from './MapArea.ts'
import type { MapCategory } from './MapCategory.ts'
import { MapDrawing, StateOutline } from './MapDrawing.tsx'
import { CategoryKey, ClassKey, outsideText } from './MapKey.tsx'
import { mapRatio, stateShapes, type StateShape } from './stateShapes.ts'
import { valueClasses, type ValueClass } from './valueClasses.ts'

export interface ChoroplethProps {
  name: string
  summary: string
  areas: readonly MapArea[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  /** In place of values: one colour for each category. */
  categories?: readonly MapCategory[]
  /** Classes from outside, so that several maps, places or years can be compared; of these areas where omitted. */
  classes?: readonly ValueClass[]
  /** Leave the key to whoever shows one for several maps. */
  isKeyHidden?: boolean
  /** The map is as tall as it may be, at most. */
  maxHeight?: number
  selected?: string
  /** Ids outlined beside the selected one, such as pinned places. */
  marked?: readonly string[]
  onSelect?: (id: string) => void
}

/** The states of Nigeria, coloured by classes of their values, or by category. */
export function Choropleth(props: ChoroplethProps) {
  const { name, summary, areas, format, categories, maxHeight = 460, selected, onSelect } = props
  const frame = useFrame()
  const { width, theme } = frame
  const hatch = useId()
  const mapWidth = Math.max(1, Math.min(width, maxHeight / mapRatio))
  const drawing = useMemo(() => stateShapes(mapWidth), [mapWidth])
  const byName = useMemo(() => new Map(areas.map((one) => [one.name, one])), [areas])
  const places = useMemo(
    () => drawing.shapes.map((shape) => ({ shape, area: byName.get(shape.name) })).sort(byValue),
    [drawing, byName],
  )
  const own = useMemo(() => valueClasses(areas.flatMap(({ value }) => value ?? [])), [areas])
  const classes = props.classes ?? own
  const offset = (width - mapWidth) / 2
  const fills = { theme, classes, categories }
  const without = {
    missing: places.filter(({ area: one }) => one && isMissing(one, categories)).length,
    outside: places.filter(({ area: one }) => !one).length,
  }
  const key = categories ? (
    <CategoryKey {...{ categories, ...without }} fillOf={(category) => fillOfCategory(category, fills)} />
  ) : (
    <ClassKey
      {...{ classes, ...without }}
      fillOf={(at) => fillOfClass(at, fills)}
      format={props.formatTick ?? ((value) => formatTick(value))}
    />
  )
  return (
    <div className="k-map">
      <ChartFrame
        {...{ frame, name, summary }}
        height={Math.round(drawing.height)}
        marks={places.map((place) => markOf(place, { format, offset, categories }))}
        markAt={(x, y) => indexOf(places, drawing.nameAt(x - offset, y))}
        onSelect={onSelect && ((name) => selectable(byName.get(name), onSelect))}
        pointer="none"
        titled="Place"
        legend={props.isKeyHidden ? undefined : key}
        overlay={(mark) => <StateOutline {...{ drawing, theme, offset }} name={mark.id} />}
      >
        <MapDrawing
          {...{ drawing, hatch, theme }}
          fillOf={(name) => fillOf(byName.get(name), fills)}
          outlined={areas.filter(({ id }) => isOut(selected, props.marked)(id)).map(({ name }) => name)}
        />
      </ChartFrame>
    </div>
  )
}

function selectable(area: MapArea | undefined, onSelect: (id: string) => void): void {
  if (area) onSelect(area.id)
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

function isMissing(area: MapArea, categories: readonly MapCategory[] | undefined): boolean {
  return categories ? !categories.some(({ id }) => id === area.category) : area.value === null
}

interface Telling {
  format: (value: number) => string
  offset: number
  categories?: readonly MapCategory[]
}

function markOf({ shape, area }: Place, { format, offset, categories }: Telling): Mark {
  const place = { id: shape.name, title: shape.name, x: offset + shape.x, y: shape.y - 6 }
  if (!area) return { ...place, facts: [], details: { note: outsideText } }
  const category = categories?.find(({ id }) => id === area.category)
  const { value, lower, upper } = area
  return {
    ...place,
    facts: [{ value, lower, upper, format }],
    details: detailsOf(area, category?.label),
  }
}
