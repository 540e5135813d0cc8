import { useMemo } from 'react'
import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import type { Mark } from '../chartFrame/MarkFacts.ts'
import { useFrame } from '../chartFrame/useFrame.ts'
import { mapRatio, stateShapes, type StateShapes } from '../maps/stateShapes.ts'
import { CountKey } from './BubbleKey.tsx'
import { zoomInto, type View } from './zoomInto.ts'

interface Point {
  longitude: number
  latitude: number
}

type Look = ReturnType<typeof useFrame>['look']

/** A place on the map, or several that stand too near to be told apart. */
export interface MapPoint {
  id: string
  label: string
  longitude: number
  latitude: number
  /** How many there are; 1 for a single place. */
  count: number
  /** One more line for whoever points at it. */
  note?: string
}

export interface PointMapProps {
  name: string
  summary: string
  points: readonly MapPoint[]
  /** What one point counts, such as "facilities". */
  things: string
  /** Names of the states that are shown; the whole country where none is named. */
  within?: readonly string[]
  /** The middle of the map in degrees, and how many times nearer than the states that are shown. */
  centre?: { longitude: number; latitude: number; factor: number } | null
  /** Where distances are measured from, marked with a ring. */
  origin?: { longitude: number; latitude: number } | null
  selected?: string | undefined
  maxHeight?: number
  onSelect?: (id: string) => void
}

/** Points over the outlines of the states; a circle grows with the number that it stands for. */
export function PointMap(props: PointMapProps) {
  const {
    name,
    summary,
    points,
    things,
    within = [],
    centre,
    origin,
    selected,
    maxHeight = 460,
    onSelect,
  } = props
  const frame = useFrame()
  const { width, look } = frame
  const mapWidth = Math.max(1, Math.min(width, maxHeight / mapRatio))
  const drawing = useMemo(() => stateShapes(mapWidth), [mapWidth])
  const offset = (width - mapWidth) / 2
  const view = viewOf(drawing, within, centre)
  const most = Math.max(1, ...points.map(({ count }) => count))
  const marks = marksOf(points, { drawing, view, offset, things })
  const shrink = shrinkOf(
    marks.map(({ count }) => radiusOf(count, most)),
    drawing,
  )
  return (
    <ChartFrame
      {...{ frame, name, summary, marks }}
      height={Math.round(drawing.height)}
      titled="Place"
      onSelect={onSelect}
      legend={<CountKey {...{ things, most }} radiusOf={(count) => radiusOf(count, most) * shrink} />}
    >
      <svg width={width} height={drawing.height} role="presentation" style={{ overflow: 'hidden' }}>
        <g transform={`translate(${offset + view.x} ${view.y}) scale(${view.scale})`} strokeLinejoin="round">
          {drawing.shapes.map(({ name: state }) => (
            <path
              key={state}
              d={drawing.outlineOf(state)}
              fill={look.colour(within.includes(state) ? 'accent-soft' : 'page')}
              stroke={look.colour('border-strong')}
              strokeWidth={0.8 / view.scale}
            />
          ))}
        </g>
        {marks.map((mark) => (
          <circle
            key={mark.id}
            cx={mark.x}
            cy={mark.y}
            r={radiusOf(mark.count, most) * shrink}
            fill={look.colour('accent')}
            fillOpacity={mark.count === 1 ? 0.85 : 0.55}
            stroke={look.colour(mark.id === selected ? 'text' : 'surface')}
            strokeWidth={mark.id === selected ? 2.5 : 1}
          />
        ))}
        {origin && <Origin at={place(origin, drawing, view)} offset={offset} look={look} />}
      </svg>
    </ChartFrame>
  )
}

/** How much of the drawing circles may cover together: more, and they hide the country and one another. */
const share = 0.25

const shrinkOf = (radii: readonly number[], { width, height }: StateShapes): number =>
  Math.min(
    1,
    Math.sqrt((share * width * height) / radii.reduce((sum, radius) => sum + Math.PI * radius ** 2, 1)),
  )

const smallest = 3.5
const largest = 22

/** The area grows with the number, as the eye compares areas. */
export function radiusOf(count: number, most: number): number {
  return count === 1 ? smallest : smallest + (largest - smallest) * Math.sqrt(count / Math.max(most, 30))
}

function viewOf(drawing: StateShapes, within: readonly string[], centre: PointMapProps['centre']): View {
  const view = zoomInto(drawing, within, 1)
  if (!centre) return view
  const scale = view.scale * centre.factor
  const [x, y] = drawing.pointAt(centre.longitude, centre.latitude)
  return { scale, x: drawing.width / 2 - x * scale, y: drawing.height / 2 - y * scale }
}

function place({ longitude, latitude }: Point, drawing: StateShapes, view: View): [number, number] {
  const [left, top] = drawing.pointAt(longitude, latitude)
  return [view.x + left * view.scale, view.y + top * view.scale]
}

function Origin({ at: [x, y], offset, look }: { at: [number, number]; offset: number; look: Look }) {
  return (
    <g transform={`translate(${offset + x} ${y})`} pointerEvents="none">
      <circle r={11} fill="none" stroke={look.colour('surface')} strokeWidth={5} />
      <circle r={11} fill="none" stroke={look.colour('text')} strokeWidth={2.5} />
      <path d="M-4 0H4M0 -4V4" stroke={look.colour('text')} strokeWidth={2} />
    </g>
  )
}

interface Placing {
  drawing: StateShapes
  view: View
  offset: number
  things: string
}

/** The greatest first, so that small circles lie above great ones; what lies outside the drawing is left out. */
function marksOf(
  points: readonly MapPoint[],
  { drawing, view, offset, things }: Placing,
): (Mark & { count: number })[] {
  return points
    .toSorted((one, other) => other.count - one.count)
    .flatMap(({ id, label, longitude, latitude, count, note }) => {
      const [x, y] = place({ longitude, latitude }, drawing, view)
      if (x < 0 || y < 0 || x > drawing.width || y > drawing.height) return []
      const format = (value: number): string => `${value.toLocaleString('en')} ${things}`
      // A name such as "14 facilities, Kano" says the number itself.
      const isSaid = count === 1 || label.startsWith(format(count))
      const facts = isSaid ? [] : [{ value: count, format }]
      return [{ id, title: label, count, x: offset + x, y, facts, details: { note } }]
    })
}
