import { useId, useMemo } from 'react'
import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import { weights, type ChartLook } from '../chartFrame/chartLook.ts'
import { useFrame } from '../chartFrame/useFrame.ts'
import { contrastOf } from '../../theme/contrast.ts'
import { heatLayout, type HeatLayout, type HeatTable } from './heatLayout.ts'
import { ClassBar } from './ClassBar.tsx'
import { rampColours, type Ramp } from './rampColours.ts'

export interface HeatMapProps extends HeatTable {
  name: string
  summary: string
  formatTick?: (value: number) => string
  /** From one colour to another (values), or from one over grey to another (agreement, differences around 0). */
  ramp?: Ramp
  /** The ends of the ramp, where they are not those of the values. */
  domain?: readonly [number, number]
  onSelect?: (row: string, column: string) => void
}

/** A table drawn in colours: rows against columns, with the figure in each cell that has room for it. */
export function HeatMap(props: HeatMapProps) {
  const { name, summary, rows, columns, cell, format, ramp = 'values', domain, onSelect } = props
  const frame = useFrame()
  const { width, look } = frame
  const layout = useMemo(
    () => heatLayout({ rows, columns, cell, format, width, fontSize: look.small }),
    [rows, columns, cell, format, width, look],
  )
  const scale = useMemo(
    () => rampColours(look, ramp, domain ?? extremes(layout)),
    [look, ramp, domain, layout],
  )
  return (
    <ChartFrame
      {...{ frame, name, summary }}
      height={layout.height}
      marks={layout.cells}
      markAt={layout.cellAt}
      columns={columns.length}
      onSelect={
        onSelect &&
        ((id) => {
          const found = layout.cells.find((one) => one.id === id)
          if (found) onSelect(found.row, found.column)
        })
      }
      pointer="none"
      overlay={(mark) => (
        <div
          className="k-chart-cell"
          style={{
            left: mark.x - layout.cellWidth / 2,
            top: mark.y - layout.cellHeight / 2,
            width: layout.cellWidth,
            height: layout.cellHeight,
          }}
        />
      )}
      legend={
        <ClassBar
          colours={scale.steps}
          ends={scale.domain}
          format={props.formatTick ?? format}
          missing={layout.cells.filter(({ value, isBlank }) => value === null && !isBlank).length}
        />
      }
    >
      <Cells {...{ layout, look, rows, columns, format }} colourOf={scale.colourOf} />
    </ChartFrame>
  )
}

function extremes({ cells }: HeatLayout): readonly [number, number] {
  const values = cells.flatMap(({ value }) => value ?? [])
  return values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 1]
}

interface CellsProps extends Pick<HeatMapProps, 'rows' | 'columns' | 'format'> {
  layout: HeatLayout
  look: ChartLook
  colourOf: (value: number) => string
}

function Cells({ layout, look, rows, columns, format, colourOf }: CellsProps) {
  const hatch = useId()
  const { left, top, cellWidth, cellHeight, areColumnsTurned } = layout
  const inkOn = (fill: string) =>
    [look.colour('text'), look.colour('surface')].toSorted(
      (a, b) => contrastOf(b, fill) - contrastOf(a, fill),
    )[0]
  return (
    <svg width={layout.width} height={layout.height} role="presentation" fontSize={look.small}>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill={look.colour('no-data')} />
          <line y2="6" stroke={look.colour('no-data-line')} strokeWidth="2" />
        </pattern>
      </defs>
      <g fill={look.colour('text')}>
        {rows.map(({ id, label }, at) => (
          <text
            key={id}
            transform={`translate(${left - 8} ${top + (at + 0.5) * cellHeight})`}
            textAnchor="end"
          >
            <Lines lines={layout.rowLines(label)} />
          </text>
        ))}
        {columns.map(({ id, label }, at) => {
          const x = left + (at + 0.5) * cellWidth
          return areColumnsTurned ? (
            <text key={id} transform={`translate(${x + 1} ${top - 8}) rotate(-60)`}>
              <Lines lines={layout.columnLines(label)} />
            </text>
          ) : (
            <text key={id} x={x} y={top - 8} textAnchor="middle">
              {label}
            </text>
          )
        })}
      </g>
      {layout.cells.map(({ id, x, y, value, lines, isMuted, isBlank }) => {
        if (isBlank) return null
        const muted = isMuted ? look.colour('surface-sunken') : null
        const fill = value === null ? `url(#${hatch})` : (muted ?? colourOf(value))
        const ink = inkOn(fill)
        const lineHeight = look.small * 1.25
        const first = y - (lines.length * lineHeight) / 2
        const text = value === null ? '' : format(value)
        return (
          <g key={id}>
            <rect
              x={x - cellWidth / 2}
              y={y - cellHeight / 2}
              width={cellWidth}
              height={cellHeight}
              fill={fill}
              stroke={look.colour('surface')}
            />
            {layout.hasText && (
              <text
                x={x}
                y={first}
                dy="0.34em"
                textAnchor="middle"
                fill={ink}
                fontWeight={lines.length > 0 && !isMuted ? weights.strong : weights.normal}
              >
                {text}
              </text>
            )}
            {layout.hasText &&
              lines.map((line, at) => (
                <text
                  key={line}
                  x={x}
                  y={first + (at + 1) * lineHeight}
                  dy="0.34em"
                  textAnchor="middle"
                  fill={ink}
                >
                  {line}
                </text>
              ))}
          </g>
        )
      })}
    </svg>
  )
}

/** Lines of a name, around the height it stands at. */
const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, at) => (
    <tspan key={at} x={0} dy={at === 0 ? `${0.34 - (lines.length - 1) * 0.575}em` : '1.15em'}>
      {line}
    </tspan>
  ))
