import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import { blend, textWidth, weights } from '../chartFrame/chartLook.ts'
import type { FigureDetails, Mark } from '../chartFrame/MarkFacts.ts'
import { Plot, plotBox } from '../chartFrame/Plot.tsx'
import { linear, valueAxis } from '../chartFrame/scale.ts'
import { useFrame } from '../chartFrame/useFrame.ts'

export interface BulletDatum extends FigureDetails {
  id: string
  label: string
  value: number | null
  target?: number | null
}

export interface BulletChartProps {
  name: string
  summary: string
  data: readonly BulletDatum[]
  /** Upper ends of bands such as poor, fair, good: drawn behind, from dark to pale. */
  bands?: readonly number[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  onSelect?: (id: string) => void
}

const none: readonly never[] = []

/** A score in a row against its target and bands. From 0. */
export function BulletChart(props: BulletChartProps) {
  const { name, summary, data, bands = none, format, formatTick = format, onSelect } = props
  const frame = useFrame()
  const { width, look } = frame
  const small = look.small
  const rowHeight = small * 3.6
  const figureRoom = Math.max(
    0,
    ...data.map(({ value }) => textWidth(value === null ? 'No data' : format(value), small)),
  )
  const margin = { top: 4, right: figureRoom + 20, bottom: small * 2, left: 10 }
  const box = plotBox(width, data.length * rowHeight + margin.top + margin.bottom, margin)
  const values = data.flatMap(({ value, target }) => [value, target]).filter((one) => typeof one === 'number')
  const axis = valueAxis([...values, ...bands], Math.max(2, Math.floor(box.innerWidth / 80)))
  const x = linear(axis, box.innerWidth)
  const marks = data.map((datum, row): Mark => {
    const { id, label, value, target, ...details } = datum
    const facts = [{ label: 'Value', value, format }]
    if (typeof target === 'number') facts.push({ label: 'Target', value: target, format })
    const place = { x: box.margin.left + x(value ?? 0), y: box.margin.top + (row + 0.65) * rowHeight }
    return { id, title: label, ...place, facts, details }
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
    >
      <Plot box={box} look={look} x={{ ...axis, at: x, format: formatTick }}>
        {data.map(({ id, label, value, target, standing }, row) => {
          const [top, middle] = [row * rowHeight + small * 1.5, row * rowHeight + small * 2.3]
          return (
            <g key={id} fill={look.colour('text')}>
              <text x={-margin.left + 2} y={row * rowHeight + small * 1.1}>
                {label}
              </text>
              {bands.map((end, at) => (
                <rect
                  key={end}
                  x={x(bands[at - 1] ?? 0)}
                  y={top}
                  width={Math.max(0, x(end) - x(bands[at - 1] ?? 0))}
                  height={small * 1.6}
                  fill={blend(look.colour('border'), look.colour('surface'), at / (bands.length + 1))}
                />
              ))}
              {value !== null && (
                <rect
                  x={0}
                  y={middle - small * 0.35}
                  width={Math.max(1, x(value))}
                  height={small * 0.7}
                  fill={look.fill(standing?.tone ?? 'neutral')}
                />
              )}
              {typeof target === 'number' && (
                <rect x={x(target) - 1.5} y={top} width={3} height={small * 1.6} />
              )}
              <text
                x={box.innerWidth + margin.right - 6}
                y={middle}
                dy="0.34em"
                textAnchor="end"
                fontWeight={weights.medium}
              >
                {value === null ? 'No data' : format(value)}
              </text>
            </g>
          )
        })}
      </Plot>
    </ChartFrame>
  )
}
