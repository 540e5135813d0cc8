import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import { blend, textWidth, type ChartLook } from '../chartFrame/chartLook.ts'
import type { Mark } from '../chartFrame/MarkFacts.ts'
import { Plot, plotBox } from '../chartFrame/Plot.tsx'
import { linear, looseAxis } from '../chartFrame/scale.ts'
import { useFrame } from '../chartFrame/useFrame.ts'

/** Five numbers of a group, as `@msdat/sdk/methods` describes it, and what lies beyond them. */
export interface BoxDatum {
  id: string
  label: string
  n: number
  lowest: number
  lowerQuartile: number
  median: number
  upperQuartile: number
  highest: number
  outliers?: readonly { label: string; value: number }[]
}

export interface BoxPlotProps {
  name: string
  summary: string
  data: readonly BoxDatum[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  /** Values that stand out in the row of their group (its label), such as those of pinned places. */
  marked?: readonly { group: string; label: string; value: number }[]
  onSelect?: (id: string) => void
}

/** Spread of each group in a row: whiskers from lowest to highest, a box around the middle half, the median in it. */
export function BoxPlot({
  name,
  summary,
  data,
  format,
  formatTick = format,
  marked = none,
  onSelect,
}: BoxPlotProps) {
  const frame = useFrame()
  const { width, look } = frame
  const small = look.small
  const longest = Math.max(0, ...data.map(({ label }) => textWidth(label, small))) + 14
  const isAbove = longest > width * 0.4
  const rowHeight = small * (isAbove ? 3.6 : 2.8)
  const margin = { top: 10, right: 26, bottom: small * 2, left: isAbove ? 12 : longest }
  const box = plotBox(width, data.length * rowHeight + margin.top + margin.bottom, margin)
  const axis = looseAxis(
    data.flatMap(({ lowest, highest, outliers = [] }) => [
      lowest,
      highest,
      ...outliers.map(({ value }) => value),
    ]),
    Math.max(2, Math.floor(box.innerWidth / 80)),
  )
  const x = linear(axis, box.innerWidth)
  const yOf = (row: number) => (row + (isAbove ? 0.66 : 0.5)) * rowHeight
  const marks = data.map((datum, row): Mark => ({
    id: datum.id,
    title: datum.label,
    x: box.margin.left + x(datum.median),
    y: box.margin.top + yOf(row),
    facts: factsOf(datum).map(([label, value]) => ({ label, value, format })),
    details: {
      note: [
        noteOf(datum, format),
        ...marksIn(datum, marked).map(({ label, value }) => `${label} ${format(value)}`),
      ].join('; '),
    },
  }))
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
        {data.map((datum, row) => (
          <g key={datum.id}>
            <text
              {...(isAbove
                ? { x: -box.margin.left + 2, y: yOf(row) - small }
                : { x: -12, y: yOf(row), dy: '0.34em', textAnchor: 'end' as const })}
              fill={look.colour('text')}
            >
              {datum.label}
            </text>
            <Box {...{ datum, x, look }} y={yOf(row)} half={small * 0.7} />
            {marksIn(datum, marked).map(({ label, value }) => (
              <circle
                key={label}
                cx={x(value)}
                cy={yOf(row)}
                r={4.5}
                fill={look.colour('accent')}
                stroke={look.colour('surface')}
              />
            ))}
          </g>
        ))}
      </Plot>
    </ChartFrame>
  )
}

const none: readonly never[] = []

const marksIn = ({ label }: BoxDatum, marked: NonNullable<BoxPlotProps['marked']>) =>
  marked.filter(({ group }) => group === label)

const factsOf = (datum: BoxDatum): [string, number][] => [
  ['Lowest', datum.lowest],
  ['Lower quartile', datum.lowerQuartile],
  ['Median', datum.median],
  ['Upper quartile', datum.upperQuartile],
  ['Highest', datum.highest],
]

function noteOf({ n, outliers = [] }: BoxDatum, format: (value: number) => string): string {
  const far = outliers.map(({ label, value }) => `${label} ${format(value)}`)
  return [`n = ${n}`, far.length > 0 ? `beyond the whiskers: ${far.join(', ')}` : '']
    .filter(Boolean)
    .join('; ')
}

interface BoxProps {
  datum: BoxDatum
  x: (value: number) => number
  y: number
  half: number
  look: ChartLook
}

function Box({ datum, x, y, half, look }: BoxProps) {
  const { lowest, lowerQuartile, median, upperQuartile, highest, outliers = [] } = datum
  return (
    <g stroke={look.colour('text')} strokeWidth={1.2}>
      <path
        d={`M${x(lowest)} ${y}H${x(highest)}M${x(lowest)} ${y - half / 2}v${half}M${x(highest)} ${y - half / 2}v${half}`}
      />
      <rect
        x={x(lowerQuartile)}
        y={y - half}
        width={Math.max(1, x(upperQuartile) - x(lowerQuartile))}
        height={2 * half}
        // Pale, so that the median stands out in either scheme.
        fill={blend(look.fill('neutral'), look.colour('surface'), 0.5)}
      />
      <line x1={x(median)} x2={x(median)} y1={y - half} y2={y + half} strokeWidth={2.6} />
      {outliers.map(({ label, value }) => (
        <circle key={label} cx={x(value)} cy={y} r={3.5} fill={look.colour('surface')} />
      ))}
    </g>
  )
}
