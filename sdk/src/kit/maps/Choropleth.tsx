import { useTheme } from '@msdat/sdk'
import { formatTick, StandingTag, Tooltip, useCursor, useWidth, type Standing } from '@msdat/sdk/kit'
import { useId, useMemo } from 'react'
import type { Theme } from '../../contracts/appearance.ts'
import { Chart } from '../charts/Chart.tsx'
import { CategoryKey, ClassKey } from './MapKey.tsx'
import { mapRatio, stateShapes, type StateShape } from './stateShapes.ts'
import { classOf, rampStep, valueClasses } from './valueClasses.ts'

export interface MapArea {
  id: string
  /** Name of the state, exactly as in the list of locations. */
  name: string
  /** Null where there is no figure: hatched, never the colour of the lowest class. */
  value: number | null
  standing?: Standing
  /** Id of its category, for the map by category. */
  category?: string
  note?: string
}

export interface MapCategory {
  id: string
  label: string
  colour: string
}

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
  const { shapes, border } = useMemo(() => stateShapes(mapWidth), [mapWidth])
  const byName = useMemo(() => new Map(areas.map((one) => [one.name, one])), [areas])
  const drawn = useMemo(
    () =>
      shapes.map((shape) => ({ shape, area: byName.get(shape.name) })).sort((a, b) => order(a.area, b.area)),
    [shapes, byName],
  )
  const classes = useMemo(() => valueClasses(areas.flatMap(({ value }) => value ?? [])), [areas])
  const choose = onSelect && ((at: number) => drawn[at]?.area && onSelect(drawn[at].area.id))
  const cursor = useCursor(drawn.length, choose)
  const pointed = cursor.at === null ? undefined : drawn[cursor.at]
  const fillOf = (one: MapArea | undefined) => fill(one, { theme, hatch, classes, categories })
  const offset = (width - mapWidth) / 2
  return (
    <div className="k-map">
      <Chart
        {...{ name, summary, cursor, area, onChoose: choose }}
        height={Math.round(mapWidth * mapRatio)}
        find={({ target }) => placeUnder(target, drawn)}
        pointed={pointed ? describe(pointed, format) : ''}
      >
        {width > 0 && (
          <svg
            width={mapWidth}
            height={mapWidth * mapRatio}
            style={{ marginInline: 'auto' }}
            role="presentation"
          >
            <Hatch id={hatch} theme={theme} />
            {drawn.map(({ shape, area: one }) => (
              <path
                key={shape.name}
                d={shape.path}
                data-place={shape.name}
                data-clickable={onSelect ? '' : undefined}
                fill={fillOf(one)}
                stroke={theme.tokens['color-surface']}
                strokeWidth={theme.highContrast ? 2 : 1}
                strokeLinejoin="round"
              />
            ))}
            <path d={border} fill="none" stroke={theme.tokens['color-border-strong']} pointerEvents="none" />
            {drawn.map(({ shape, area: one }) => {
              const isPointed = pointed?.shape.name === shape.name
              if (!isPointed && !(selected && one?.id === selected)) return null
              return <Outline key={shape.name} shape={shape} theme={theme} />
            })}
          </svg>
        )}
        {pointed && <Pointed {...pointed} {...{ format, width, offset, categories }} />}
      </Chart>
      {categories ? (
        <CategoryKey categories={categories} />
      ) : (
        <ClassKey
          classes={classes}
          colourOf={(at) => theme.tokens[`color-ramp-${rampStep(at, classes.length)}`] ?? ''}
          format={props.formatTick ?? ((value) => formatTick(value))}
          missing={shapes.filter((shape) => typeof byName.get(shape.name)?.value !== 'number').length}
        />
      )}
    </div>
  )
}

interface Drawn {
  shape: StateShape
  area: MapArea | undefined
}

function order(one: MapArea | undefined, other: MapArea | undefined): number {
  return (
    (other?.value ?? -Infinity) - (one?.value ?? -Infinity) ||
    (one?.name ?? '').localeCompare(other?.name ?? '')
  )
}

function placeUnder(target: EventTarget, drawn: readonly Drawn[]): number | null {
  const name = target instanceof SVGElement ? target.dataset.place : undefined
  const at = drawn.findIndex(({ shape }) => shape.name === name)
  return at === -1 ? null : at
}

interface FillContext {
  theme: Theme
  hatch: string
  classes: ReturnType<typeof valueClasses>
  categories?: readonly MapCategory[]
}

function fill(area: MapArea | undefined, { theme, hatch, classes, categories }: FillContext): string {
  const missing = `url(#${hatch})`
  if (categories) return categories.find(({ id }) => id === area?.category)?.colour ?? missing
  if (!area || area.value === null) return missing
  return theme.tokens[`color-ramp-${rampStep(classOf(area.value, classes), classes.length)}`] ?? missing
}

function Hatch({ id, theme }: { id: string; theme: Theme }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill={theme.tokens['color-no-data']} />
        <line x1="0" y1="0" x2="0" y2="6" stroke={theme.tokens['color-no-data-line']} strokeWidth="2" />
      </pattern>
    </defs>
  )
}

function Outline({ shape, theme }: { shape: StateShape; theme: Theme }) {
  return (
    <path
      d={shape.path}
      fill="none"
      stroke={theme.tokens['color-text']}
      strokeWidth={2.2}
      strokeLinejoin="round"
      pointerEvents="none"
    />
  )
}

interface PointedProps extends Drawn {
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
        {typeof area?.value === 'number' ? format(area.value) : 'No data'}
      </div>
      {category && <div className="k-muted">{category.label}</div>}
      {area?.standing?.icon && <StandingTag standing={area.standing} />}
      {area?.note && <div className="k-muted">{area.note}</div>}
    </Tooltip>
  )
}

function describe({ shape, area }: Drawn, format: (value: number) => string): string {
  if (typeof area?.value !== 'number') return `${shape.name}: no data`
  return [
    `${shape.name}: ${format(area.value)}`,
    area.standing?.icon ? area.standing.words : '',
    area.note ?? '',
  ]
    .filter(Boolean)
    .join(', ')
}
