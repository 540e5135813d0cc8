import { useId } from 'react'
import type { TargetLine } from '../values/compareToTarget.ts'
import type { ChartLook } from './chartLook.ts'
import type { ColumnDatum } from './ColumnDatum.ts'
import { groupRuns, type ColumnLayout } from './columnLayout.ts'

interface LayerProps {
  data: readonly ColumnDatum[]
  layout: ColumnLayout
  look: ChartLook
}

/** Names along the row of bars, and what is said where a bar is missing. */
export function CategoryAxis({ data, layout, look }: LayerProps) {
  const { isLying, innerHeight, startOf, thickness, margin } = layout
  const room = Math.floor((margin.left - 12) / (look.small * 0.55))
  return (
    <g>
      {data.map(({ id, label, code, isEmphasised, value }, at) => {
        const middle = startOf(at) + thickness / 2
        const [x, y] = isLying ? [-10, middle] : [middle, innerHeight + look.small + 5]
        const base = isLying ? { x: 6, y: middle } : { x: middle, y: innerHeight - 6 }
        return (
          <g key={id} fontSize={look.small}>
            <text
              x={x}
              y={y}
              dy={isLying ? '0.34em' : 0}
              textAnchor={isLying ? 'end' : 'middle'}
              fill={look.colour(isEmphasised ? 'text' : 'text-muted')}
              fontWeight={isEmphasised ? 650 : 400}
            >
              {isLying ? shorten(label, room) : (code ?? label)}
            </text>
            {value === null && (
              <text
                {...base}
                dy={isLying ? '0.34em' : 0}
                textAnchor={isLying ? 'start' : 'middle'}
                fill={look.colour('text-muted')}
                fontStyle="italic"
              >
                {isLying ? 'No data' : '–'}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

const icons = { up: '▲', equal: '=', down: '▼' } as const

/** The figure at the end of each bar, with the icon of its standing; only the icon where room is scarce. */
export function BarLabels({
  data,
  layout,
  look,
  format,
}: LayerProps & { format: (value: number) => string }) {
  const { isLying, startOf, thickness, endOf, step } = layout
  // Between neighbours that touch, the unit of the axis must do for all.
  const write = (value: number) => (isLying ? format(value) : format(value).replace('%', ''))
  const longest = Math.max(1, ...data.map(({ value }) => (value === null ? 0 : write(value).length)))
  const fontSize = isLying ? look.small : Math.min(look.small, step / (longest * 0.6))
  const hasRoom = fontSize >= 7.5
  return (
    <g
      fontSize={Math.max(7.5, fontSize)}
      stroke={look.colour('surface')}
      strokeWidth={5}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {data.map(({ id, value, upper, standing, isEmphasised }, at) => {
        if (value === null) return null
        const middle = startOf(at) + thickness / 2
        const end = endOf(Math.max(value, upper ?? value))
        const icon = standing?.icon ? icons[standing.icon] : ''
        const figure = hasRoom ? write(value) : ''
        if (isLying)
          return (
            <text
              key={id}
              x={end + 6}
              y={middle}
              dy="0.34em"
              fill={look.colour('text')}
              fontWeight={isEmphasised ? 650 : 450}
            >
              {figure}
              {icon && (
                <tspan fill={look.colour(standing?.tone ?? 'text')} fontSize="0.8em">{` ${icon}`}</tspan>
              )}
            </text>
          )
        return (
          <g key={id} textAnchor="middle" fontWeight={isEmphasised ? 650 : 450}>
            <text x={middle} y={end - 5} fill={look.colour('text')}>
              {figure}
            </text>
            {icon && (
              <text
                x={middle}
                y={end - (hasRoom ? 17 : 5)}
                fill={look.colour(standing?.tone ?? 'text')}
                fontSize={8}
              >
                {icon}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Whiskers from the lower to the upper bound. */
export function ErrorBars({ data, layout, look }: LayerProps) {
  const { isLying, startOf, thickness, endOf } = layout
  const half = Math.min(4, thickness / 3)
  return (
    <g stroke={look.colour('text')} strokeWidth={1.2} opacity={0.75} fill="none">
      {data.map(({ id, lower, upper, value }, at) => {
        if (value === null || typeof lower !== 'number' || typeof upper !== 'number') return null
        const middle = startOf(at) + thickness / 2
        const [low, high] = [endOf(lower), endOf(upper)]
        const path = isLying
          ? `M${low} ${middle}H${high}M${low} ${middle - half}v${2 * half}M${high} ${middle - half}v${2 * half}`
          : `M${middle} ${low}V${high}M${middle - half} ${low}h${2 * half}M${middle - half} ${high}h${2 * half}`
        return <path key={id} d={path} />
      })}
    </g>
  )
}

/** Hatching over what misses its target, for readers who asked for patterns beside colour. */
export function Patterns({ data, layout, look }: LayerProps) {
  const missed = useId()
  const { isLying, startOf, thickness, endOf } = layout
  const zero = endOf(0)
  return (
    <g>
      <defs>
        <pattern id={missed} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="6" stroke={look.colour('surface')} strokeWidth="2.4" />
        </pattern>
      </defs>
      {data.map(({ id, value, standing }, at) => {
        if (value === null || standing?.tone !== 'negative') return null
        const end = endOf(value)
        const [start, length] = [Math.min(zero, end), Math.abs(zero - end)]
        const box = isLying
          ? { x: start, y: startOf(at), width: length, height: thickness }
          : { x: startOf(at), y: start, width: thickness, height: length }
        return <rect key={id} {...box} fill={`url(#${missed})`} />
      })}
    </g>
  )
}

interface TargetsProps extends Pick<LayerProps, 'look'> {
  layout: Pick<ColumnLayout, 'isLying' | 'innerWidth' | 'innerHeight' | 'endOf'>
  /** Names of standing targets stand beside the plot, where there is room for them. */
  areLabelsBeside?: boolean
  targets: readonly TargetLine[]
  format: (value: number) => string
}

/** NT solid, SDG in long dashes and dots, each with its name and value. */
export function Targets({ layout, look, targets, format, areLabelsBeside = false }: TargetsProps) {
  const { isLying, innerWidth, innerHeight, endOf } = layout
  const labelOffset = (dips: boolean) => {
    if (areLabelsBeside) return areClose ? (dips ? 7 : -7) : 0
    return dips ? look.small + 3 : -5
  }
  const places = targets.map(({ value }) => endOf(value))
  const areClose = places.length > 1 && Math.abs((places[0] ?? 0) - (places[1] ?? 0)) < (isLying ? 90 : 16)
  return (
    <g fontSize={look.small} fontWeight={600}>
      {targets.map(({ kind, value }, at) => {
        const place = places[at] ?? 0
        const isSecond = areClose && at === 1
        // Of two lines close together, the lower one's label goes to its other side.
        const dips = areClose && place === Math.max(...places)
        const line = isLying
          ? { x1: place, x2: place, y1: -6, y2: innerHeight }
          : { x1: 0, x2: innerWidth, y1: place, y2: place }
        const isFarRight = isLying && place > innerWidth * 0.7
        return (
          <g key={kind}>
            <line
              {...line}
              stroke={look.colour('text')}
              strokeWidth={1.5}
              strokeDasharray={kind === 'SDG' ? '12 4 2 4' : undefined}
            />
            <text
              x={isLying ? place + (isFarRight ? 8 : 0) : innerWidth + (areLabelsBeside ? 6 : 0)}
              y={isLying ? (isSecond ? innerHeight + 14 : -11) : place + labelOffset(dips)}
              dy={areLabelsBeside ? '0.34em' : 0}
              textAnchor={areLabelsBeside ? 'start' : isLying && !isFarRight ? 'middle' : 'end'}
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

interface GroupsProps extends LayerProps {
  colours: ReadonlyMap<string, string>
}

/** A coloured line under neighbours of one group, with the group's name. */
export function Groups({ data, layout, look, colours }: GroupsProps) {
  const { isLying, innerHeight, startOf, thickness, step } = layout
  return (
    <g fontSize={look.small} fontWeight={600}>
      {groupRuns(data).map(({ group, from, to }) => {
        const [start, end] = [startOf(from), startOf(to) + thickness]
        const stroke = colours.get(group) ?? look.colour('border-strong')
        if (isLying)
          return (
            <line
              key={`${group}${from}`}
              x1={-4}
              x2={-4}
              y1={start}
              y2={end}
              stroke={stroke}
              strokeWidth={3}
            />
          )
        const y = innerHeight + look.small + 13
        return (
          <g key={`${group}${from}`}>
            <line x1={start} x2={end} y1={y} y2={y} stroke={stroke} strokeWidth={3} />
            {to - from > 0 && (
              <text
                x={(start + end) / 2}
                y={y + look.small + 4}
                textAnchor="middle"
                fill={look.colour('text')}
              >
                {shorten(group, Math.floor(((to - from + 1) * step) / (look.small * 0.58)))}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, Math.max(1, length - 1))}…`
}
