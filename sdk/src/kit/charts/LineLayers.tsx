import { blend, fitText, weights, type ChartLook } from '../chartFrame/chartLook.ts'
import { markPath } from '../chartFrame/marks.ts'
import { spreadLabels, splitRuns, type LineLayout, type LinePoint, type LineSeries } from './lineLayout.ts'

/** A series with its colour and mark, which stay its own when others are switched off. */
export interface DrawnSeries extends LineSeries {
  colour: string
  mark: number
}

/** Colours as drawn: where one series is chosen, the others step back towards the surface. */
export function quietOthers(series: readonly DrawnSeries[], look: ChartLook): DrawnSeries[] {
  if (!series.some(({ isChosen }) => isChosen)) return [...series]
  return series.map((one) =>
    one.isChosen ? one : { ...one, colour: blend(one.colour, look.colour('surface'), 0.35) },
  )
}

interface LayerProps {
  series: readonly DrawnSeries[]
  layout: LineLayout
  look: ChartLook
}

type Bounded = LinePoint & { lower: number; upper: number }
const isBounded = (point: LinePoint): point is Bounded =>
  typeof point.lower === 'number' && typeof point.upper === 'number'

/** The range between the bounds: an area over consecutive periods, a whisker at one that stands alone. */
export function Bands({ series, layout, look }: LayerProps) {
  const { xOf, yOf } = layout
  return (
    <g>
      {series
        .filter(({ hasBand }) => hasBand)
        .flatMap(({ id, points, colour }) =>
          splitRuns(points.filter(isBounded)).map((run) => {
            const bounded = run.filter(isBounded)
            const [only] = bounded
            if (bounded.length === 1 && only) {
              const [x, low, high] = [xOf(only.period), yOf(only.lower), yOf(only.upper)]
              return (
                <path
                  key={`${id} ${only.period}`}
                  d={`M${x} ${low}V${high}M${x - 4} ${low}h8M${x - 4} ${high}h8`}
                  stroke={colour}
                  strokeWidth={1.6}
                  opacity={0.85}
                />
              )
            }
            const upper = bounded.map(({ period, upper }) => `${xOf(period)} ${yOf(upper)}`)
            const lower = bounded.toReversed().map(({ period, lower }) => `${xOf(period)} ${yOf(lower)}`)
            return (
              <path
                key={`${id} ${only?.period}`}
                d={`M${[...upper, ...lower].join('L')}Z`}
                fill={colour}
                opacity={0.16}
                stroke={look.colour('surface')}
                strokeWidth={0.5}
              />
            )
          }),
        )}
    </g>
  )
}

/** Dots between two points with periods missing between them: the way between is not known. */
export function Joins({ series, layout }: LayerProps) {
  const { xOf, yOf } = layout
  return (
    <g fill="none">
      {series.flatMap(({ id, points, colour }) => {
        const runs = splitRuns(points)
        return runs.slice(1).map((run, at) => {
          const from = runs[at]?.at(-1)
          const to = run[0]
          if (!from || !to) return null
          return (
            <path
              key={`${id} ${to.period}`}
              d={`M${xOf(from.period)} ${yOf(from.value)}L${xOf(to.period)} ${yOf(to.value)}`}
              stroke={colour}
              strokeWidth={1.3}
              strokeDasharray="1.5 4"
              strokeLinecap="round"
              opacity={0.9}
            />
          )
        })
      })}
    </g>
  )
}

export function Marks({ series, layout, look }: LayerProps) {
  const { xOf, yOf } = layout
  const isDense = series.some(({ points }) => points.length > 24)
  return (
    <g stroke={look.colour('surface')} strokeWidth={1}>
      {series.map(({ id, points, colour, mark }) => (
        <g key={id} fill={colour}>
          {points.map(({ period, value }) => (
            <path
              key={period}
              d={markPath(mark, isDense ? 2.6 : 4)}
              transform={`translate(${xOf(period)} ${yOf(value)})`}
            />
          ))}
        </g>
      ))}
    </g>
  )
}

/** The chosen series once more, bold and above the others. */
export function ChosenLine({ series, layout }: LayerProps) {
  const { xOf, yOf } = layout
  return (
    <g fill="none" strokeWidth={3.6} strokeLinejoin="round" strokeLinecap="round">
      {series
        .filter(({ isChosen }) => isChosen)
        .flatMap(({ id, points, colour }) =>
          splitRuns(points).map((run) => (
            <path
              key={`${id} ${run[0]?.period}`}
              d={`M${run.map(({ period, value }) => `${xOf(period)} ${yOf(value)}`).join('L')}`}
              stroke={colour}
            />
          )),
        )}
    </g>
  )
}

/** Each line's name at its last point, moved apart where lines end close together. */
export function EndLabels({ series, layout, look }: LayerProps) {
  if (!layout.hasEndLabels) return null
  const room = look.small * 1.35
  const ends = series
    .flatMap((one) => {
      const last = one.points.at(-1)
      return last ? [{ ...one, x: layout.xOf(last.period), y: layout.yOf(last.value) }] : []
    })
    // More names than there is height for would cover each other; the chosen one always has its place.
    .sort((one, other) => Number(other.isChosen ?? false) - Number(one.isChosen ?? false))
    .slice(0, Math.max(1, Math.floor(layout.innerHeight / room)))
  const places = spreadLabels(
    ends.map(({ y }) => y),
    room,
    layout.innerHeight,
  )
  const x = layout.innerWidth + 20
  return (
    <g fontSize={look.small} fill={look.colour('text')}>
      {ends.map((end, at) => {
        const y = places[at] ?? end.y
        return (
          <g key={end.id}>
            {/* From a line that ended long before, it would look like figures that go on. */}
            {layout.innerWidth - end.x < room * 2 && (
              <path
                d={`M${end.x + 6} ${end.y}L${layout.innerWidth + 4} ${y}H${x - 10}`}
                fill="none"
                stroke={end.colour}
                strokeWidth={0.8}
                opacity={0.4}
              />
            )}
            {/* A piece of the line: a mark would look like one more figure. */}
            <path d={`M${x - 10} ${y}h8`} stroke={end.colour} strokeWidth={3} strokeLinecap="round" />
            <text x={x + 3} y={y} dy="0.34em" fontWeight={end.isChosen ? weights.strong : weights.normal}>
              {fitText(end.label, layout.margin.right - 22, look.small)}
            </text>
          </g>
        )
      })}
    </g>
  )
}
