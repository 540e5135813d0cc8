import { useId, useMemo } from 'react'
import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import { useFrame } from '../chartFrame/useFrame.ts'
import { fillOf, fillOfClass } from '../maps/fillOf.ts'
import type { MapArea } from '../maps/MapArea.ts'
import { ClassKey } from '../maps/MapKey.tsx'
import { HatchPattern } from '../maps/MapTexture.tsx'
import { bordersBetween, mapRatio, stateShapes } from '../maps/stateShapes.ts'
import { valueClasses, type ValueClass } from '../maps/valueClasses.ts'
import { BubbleKey, CountKey } from './BubbleKey.tsx'
import { bubbleRadius, layeredMarks, mostOf, type MapBubbles } from './layeredMarks.ts'
import { radiusOf, type MapPoint } from './PointMap.tsx'

export interface LayeredMapProps {
  name: string
  summary: string
  /** What the first layer shows, for tooltips and the key. */
  label: string
  areas: readonly MapArea[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  classes?: readonly ValueClass[]
  /** The zone of a state by its name: lines are drawn between zones. */
  zoneOf?: ((state: string) => string | undefined) | null
  /** Circles in the middle of each state, whose area grows with a value. */
  bubbles?: MapBubbles | null
  /** Places, such as facilities, gathered into clusters. */
  points?: readonly MapPoint[] | null
  /** What the points count, such as "facilities". */
  things?: string
  maxHeight?: number
}

/** Several layers over one another: the states by value, lines of zones, points, and circles by a second value. */
export function LayeredMap(props: LayeredMapProps) {
  const {
    name,
    summary,
    areas,
    format,
    formatTick = format,
    zoneOf,
    bubbles,
    points,
    maxHeight = 520,
  } = props
  const frame = useFrame()
  const { width, theme, look } = frame
  const hatch = useId()
  const mapWidth = Math.max(1, Math.min(width, maxHeight / mapRatio))
  const drawing = useMemo(() => stateShapes(mapWidth), [mapWidth])
  const borders = useMemo(() => (zoneOf ? bordersBetween(drawing, zoneOf) : ''), [drawing, zoneOf])
  const own = useMemo(() => valueClasses(areas.flatMap(({ value }) => value ?? [])), [areas])
  const byName = useMemo(() => new Map(areas.map((area) => [area.name, area])), [areas])
  const fills = { theme, classes: props.classes ?? own }
  const offset = (width - mapWidth) / 2
  const marks = layeredMarks({ ...props, drawing, offset })
  const shrink = Math.min(1, mapWidth / usualWidth)
  const most = Math.max(1, ...(points ?? []).map(({ count }) => count))
  return (
    <div className="k-map">
      <ChartFrame
        {...{ frame, name, summary, marks }}
        height={Math.round(drawing.height)}
        titled="Place"
        pointer="none"
        markAt={(x, y) => {
          const state = drawing.nameAt(x - offset, y)
          const at = marks.findIndex(({ id }) => id === state)
          return at === -1 ? null : at
        }}
        legend={
          <>
            <ClassKey
              classes={fills.classes}
              fillOf={(at) => fillOfClass(at, fills)}
              format={formatTick}
              missing={areas.filter(({ value }) => value === null).length}
              outside={0}
            />
            <CountKey
              things={props.things ?? 'places'}
              most={most}
              radiusOf={(count) => radiusOf(count, most) * shrink * pointShare}
            />
            {bubbles && (
              <BubbleKey
                name={`Circles: ${bubbles.label}`}
                label={bubbles.label}
                most={mostOf(bubbles)}
                radiusOf={(value) => bubbleRadius(value, bubbles) * shrink}
                format={bubbles.format}
              />
            )}
          </>
        }
      >
        <svg width={width} height={drawing.height} role="presentation" overflow="hidden">
          <defs>
            <HatchPattern id={hatch} theme={theme} />
          </defs>
          <g transform={`translate(${offset} 0)`} strokeLinejoin="round">
            {drawing.shapes.map(({ name: state }) => (
              <path
                key={state}
                d={drawing.outlineOf(state)}
                fill={fillOf(byName.get(state), fills)?.colour ?? `url(#${hatch})`}
                stroke={look.colour('surface')}
              />
            ))}
            <path d={drawing.border} fill="none" stroke={look.colour('border-strong')} />
            {borders && <path d={borders} fill="none" stroke={look.colour('text')} strokeWidth={1.8} />}
            {points?.map(({ id, longitude, latitude, count }) => {
              const [x, y] = drawing.pointAt(longitude, latitude)
              return (
                <circle
                  key={id}
                  cx={x}
                  cy={y}
                  r={radiusOf(count, most) * shrink * pointShare}
                  fill={look.colour('text')}
                  fillOpacity={0.45}
                  stroke={look.colour('surface')}
                  strokeWidth={0.5}
                />
              )
            })}
            {bubbles &&
              drawing.shapes.map(({ name: state, x, y }) => (
                <circle
                  key={state}
                  cx={x}
                  cy={y}
                  r={bubbleRadius(bubbles.values.get(state) ?? null, bubbles) * shrink}
                  fill={look.colour('surface')}
                  fillOpacity={0.55}
                  stroke={look.colour('text')}
                  strokeWidth={1.8}
                />
              ))}
          </g>
        </svg>
      </ChartFrame>
    </div>
  )
}

const usualWidth = 560
/** Clusters are a background here, and stay smaller than circles of values. */
const pointShare = 0.5
