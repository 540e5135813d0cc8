import type { TargetLine } from '../values/compareToTarget.ts'
import type { LegendItem } from '../parts/Legend.tsx'
import { weights, type ChartLook } from './chartLook.ts'

interface TargetLinesProps {
  look: ChartLook
  layout: {
    /** Values run from left to right, so targets stand. */
    isHorizontal: boolean
    innerWidth: number
    innerHeight: number
    endOf: (value: number) => number
  }
  /** Names of standing targets stand beside the plot, where there is room for them. */
  areLabelsBeside?: boolean
  /** The lines run over bars, some of them as light or as dark as a line, so each has an edge. */
  areOverBars?: boolean
  targets: readonly TargetLine[]
  format: (value: number) => string
}

/** NT solid, SDG in long dashes and dots, each with its name and value. */
export function TargetLines(props: TargetLinesProps) {
  const { layout, look, targets, format, areLabelsBeside = false, areOverBars = false } = props
  const { isHorizontal, innerWidth, innerHeight, endOf } = layout
  const labelOffset = (dips: boolean) => {
    if (areLabelsBeside) return areClose ? (dips ? 7 : -7) : 0
    return dips ? look.small + 3 : -5
  }
  const places = targets.map(({ value }) => endOf(value))
  const areClose =
    places.length > 1 && Math.abs((places[0] ?? 0) - (places[1] ?? 0)) < (isHorizontal ? 90 : 16)
  return (
    <g fontSize={look.small} fontWeight={weights.medium}>
      {targets.map(({ kind, value }, at) => {
        const place = places[at] ?? 0
        const isSecond = areClose && at === 1
        // Of two lines close together, the lower one's label goes to its other side.
        const dips = areClose && place === Math.max(...places)
        const line = isHorizontal
          ? { x1: place, x2: place, y1: -7, y2: innerHeight }
          : { x1: 0, x2: innerWidth, y1: place, y2: place }
        const isFarRight = isHorizontal && place > innerWidth * 0.7
        return (
          <g key={kind}>
            {areOverBars && <line {...line} stroke={look.colour('surface')} strokeWidth={4.5} />}
            <line
              {...line}
              stroke={look.colour('text')}
              strokeWidth={1.5}
              strokeDasharray={kind === 'SDG' ? '12 4 2 4' : undefined}
            />
            <text
              x={isHorizontal ? place + (isFarRight ? 8 : 0) : innerWidth + (areLabelsBeside ? 6 : 0)}
              y={isHorizontal ? (isSecond ? -14 - look.small : -11) : place + labelOffset(dips)}
              dy={areLabelsBeside ? '0.34em' : 0}
              textAnchor={areLabelsBeside ? 'start' : isHorizontal && !isFarRight ? 'middle' : 'end'}
              fill={look.colour('text')}
              stroke={look.colour('surface')}
              strokeWidth={4}
              paintOrder="stroke"
            >
              {`${kind} ${format(value)}`}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const texts = { NT: 'NT: national target', SDG: 'SDG target' } as const

/** The targets of a chart, for its legend. */
export function targetItems(targets: readonly TargetLine[]): LegendItem[] {
  return targets.map(({ kind }) => ({ id: kind, label: texts[kind], mark: <TargetMark kind={kind} /> }))
}

function TargetMark({ kind }: { kind: TargetLine['kind'] }) {
  return (
    <svg width="26" height="4" aria-hidden="true">
      <path
        d="M0 2h26"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray={kind === 'SDG' ? '10 3 2 3' : undefined}
      />
    </svg>
  )
}
