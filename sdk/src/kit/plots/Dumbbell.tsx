import { useMemo } from 'react'
import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import { seriesColour, textWidth, weights } from '../chartFrame/chartLook.ts'
import { isOut } from '../chartFrame/isOut.ts'
import type { FigureDetails, Mark } from '../chartFrame/MarkFacts.ts'
import { markPath } from '../chartFrame/marks.ts'
import { Plot, plotBox } from '../chartFrame/Plot.tsx'
import { RowMark } from '../chartFrame/RowMark.tsx'
import { linear, looseAxis } from '../chartFrame/scale.ts'
import { useFrame } from '../chartFrame/useFrame.ts'
import { GroupKey } from './GroupKey.tsx'
import { spreadMarks } from './spreadMarks.ts'

const markRadius = 5.5

export interface DumbbellRow extends FigureDetails {
  id: string
  label: string
  /** One value for each set, in their order; null where there is none. */
  values: readonly (number | null)[]
}

export interface DumbbellProps {
  name: string
  summary: string
  /** What is compared: two to four sources, years or groups. */
  sets: readonly string[]
  data: readonly DumbbellRow[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  selected?: string
  /** Ids that stand out beside the selected one, such as pinned places. */
  marked?: readonly string[]
  onSelect?: (id: string) => void
}

/** The distance between two to four values of each place, with whole names at every width. */
export function Dumbbell(props: DumbbellProps) {
  const { name, summary, sets, data, format, formatTick = format, selected, marked, onSelect } = props
  const frame = useFrame()
  const { width, look } = frame
  const layout = useMemo(() => {
    const small = look.small
    const longest = Math.max(0, ...data.map(({ label }) => textWidth(label, small))) + 14
    const isAbove = longest > width * 0.4
    const rowHeight = small * (isAbove ? 2.8 : 2)
    const margin = { top: 10, right: 26, bottom: small * 2, left: isAbove ? 12 : longest }
    const box = plotBox(width, data.length * rowHeight + margin.top + margin.bottom, margin)
    const axis = looseAxis(
      data.flatMap(({ values }) => values.flatMap((value) => value ?? [])),
      Math.max(2, Math.floor(box.innerWidth / 80)),
    )
    const at = linear(axis, box.innerWidth)
    const yOf = (row: number) => (row + (isAbove ? 0.72 : 0.5)) * rowHeight
    return { box, axis: { ...axis, at, format: formatTick }, at, yOf, isAbove, rowHeight }
  }, [data, width, look, formatTick])
  const { box, at, yOf, isAbove, rowHeight } = layout
  // Names above their rows stand over the lines of the axis.
  const halo = { stroke: look.colour('surface'), strokeWidth: 4, paintOrder: 'stroke' }
  const marks = data.map((row, index): Mark => {
    const { id, label, values, ...details } = row
    const placed = values.flatMap((value) => (value === null ? [] : [at(value)]))
    return {
      id,
      title: label,
      x: box.margin.left + (placed.length > 0 ? (Math.min(...placed) + Math.max(...placed)) / 2 : 0),
      y: box.margin.top + yOf(index),
      facts: sets.map((set, shape) => ({
        label: set,
        value: values[shape] ?? null,
        format,
        swatch: { shape, colour: seriesColour(look, shape) },
      })),
      details,
    }
  })
  return (
    <ChartFrame
      {...{ frame, name, summary, marks, onSelect }}
      height={box.height}
      pointer="none"
      markAt={(_, y) => {
        const row = Math.floor((y - box.margin.top) / rowHeight)
        return row >= 0 && row < data.length ? row : null
      }}
      legend={<GroupKey groups={sets} look={look} />}
    >
      <Plot box={box} look={look} x={layout.axis}>
        {data.map(({ id, label, values }, row) => {
          const placed = values.flatMap((value) => (value === null ? [] : [at(value)]))
          const moves = spreadMarks(
            values.map((value) => (value === null ? null : at(value))),
            markRadius,
          )
          const standsOut = isOut(selected, marked)(id)
          const name = isAbove
            ? { ...halo, x: -box.margin.left + 2, y: yOf(row) - look.small * 0.75 }
            : { x: -12, y: yOf(row), dy: '0.34em', textAnchor: 'end' as const }
          return (
            <g key={id}>
              {standsOut && (
                <RowMark
                  {...{ box, look }}
                  y={yOf(row) - rowHeight * (isAbove ? 0.72 : 0.5)}
                  height={rowHeight}
                />
              )}
              <text
                {...name}
                fill={look.colour('text')}
                fontWeight={standsOut ? weights.strong : weights.normal}
              >
                {label}
              </text>
              {placed.length > 1 && (
                <line
                  x1={Math.min(...placed)}
                  x2={Math.max(...placed)}
                  y1={yOf(row)}
                  y2={yOf(row)}
                  stroke={look.colour('border-strong')}
                  strokeWidth={3}
                />
              )}
              {values.map((value, set) =>
                value === null ? null : (
                  <path
                    key={sets[set]}
                    d={markPath(set, markRadius)}
                    transform={`translate(${at(value)} ${yOf(row) + (moves[set] ?? 0)})`}
                    fill={seriesColour(look, set)}
                    stroke={look.colour('surface')}
                  />
                ),
              )}
            </g>
          )
        })}
      </Plot>
    </ChartFrame>
  )
}
