import { useId } from 'react'
import { fitText, textWidth, weights, type ChartLook } from '../chartFrame/chartLook.ts'
import type { ColumnDatum } from './ColumnDatum.ts'
import { groupRuns, type ColumnLayout } from './columnLayout.ts'
import { signColour, signs } from './standingSigns.ts'

interface LayerProps {
  data: readonly ColumnDatum[]
  layout: ColumnLayout
  look: ChartLook
}

/** Names along the row of bars. */
export function CategoryAxis({ data, layout, look }: LayerProps) {
  const { isHorizontal, innerHeight, startOf, thickness, margin, labelled, dropOf } = layout
  return (
    <g>
      {data.map(({ id, label, code, isEmphasised }, at) => {
        const middle = startOf(at) + thickness / 2
        const [x, y] = isHorizontal ? [-10, middle] : [middle, innerHeight + look.small + 5 + dropOf(at)]
        return (
          <g key={id} fontSize={look.small}>
            {labelled(at) && (
              <text
                x={x}
                y={y}
                dy={isHorizontal ? '0.34em' : 0}
                textAnchor={isHorizontal ? 'end' : 'middle'}
                fill={look.colour(isEmphasised ? 'text' : 'text-muted')}
                fontWeight={isEmphasised ? weights.strong : weights.normal}
              >
                {isHorizontal ? fitText(label, margin.left - 12, look.small) : (code ?? label)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

interface BarLabelsProps extends LayerProps {
  format: (value: number) => string
}

/** Pixels between the figures of two neighbours. */
const leastGap = 3

/** Millions are left to the axis only where all figures are. */
export function withoutUnit(texts: readonly string[]): string[] {
  const areMillions = texts.every((text) => text === '' || text.endsWith(' million'))
  return texts.map((text) => (areMillions ? text.replace(' million', '') : text.replace('%', '')))
}

/** The figure at the end of each bar, with the sign of its standing; only the sign where room is scarce, and words where no bar is. */
export function BarLabels({ data, layout, look, format }: BarLabelsProps) {
  const { isHorizontal, startOf, thickness, endOf, step, innerHeight } = layout
  const whole = data.map(({ value }) => (value === null ? '' : format(value)))
  // Between neighbours that touch, the unit of the axis must do for all.
  const texts = isHorizontal ? whole : withoutUnit(whole)
  const room = step * leastDistance(data) - leastGap
  const fits = (size: number): boolean => texts.every((text) => textWidth(text, size) <= room)
  const size = isHorizontal ? look.small : [look.small, look.small * 0.85].find(fits)
  return (
    <g
      fontSize={size}
      stroke={look.colour('surface')}
      strokeWidth={5}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {data.map(({ id, value, upper, standing, isEmphasised, isSpacer }, at) => {
        const middle = startOf(at) + thickness / 2
        if (value === null)
          return isSpacer ? null : (
            <text
              key={id}
              {...(isHorizontal ? { x: 6, y: middle, dy: '0.34em' } : { x: middle, y: innerHeight - 6 })}
              textAnchor={isHorizontal ? 'start' : 'middle'}
              fill={look.colour('text-muted')}
              fontSize={look.small}
              fontStyle="italic"
            >
              {isHorizontal ? 'No data' : '–'}
            </text>
          )
        const end = endOf(Math.max(value, upper ?? value))
        const figure = size ? texts[at] : ''
        const text = isHorizontal ? { x: end + 6, y: middle, dy: '0.34em' } : { x: middle, y: end - 5 }
        // Figures, above all strong ones, are wider than letters.
        const figureWidth = textWidth(figure ?? '', look.small) * (isEmphasised ? 1.25 : 1.08)
        const sign = isHorizontal ? [end + 14 + figureWidth, middle] : [middle, end - (size ? size + 10 : 8)]
        return (
          <g key={id}>
            {/* A target line would run between the digits. */}
            {isHorizontal && (
              <rect
                x={end + 3}
                y={middle - look.small * 0.5}
                width={figureWidth + (standing?.icon ? 18 : 5)}
                height={look.small}
                fill={look.colour('surface')}
                stroke="none"
              />
            )}
            <text
              {...text}
              textAnchor={isHorizontal ? 'start' : 'middle'}
              fill={look.colour('text')}
              fontWeight={isEmphasised ? weights.strong : weights.normal}
            >
              {figure}
            </text>
            {standing?.icon && (
              <path
                d={signs[standing.icon]}
                transform={`translate(${sign[0]} ${sign[1]})`}
                fill={signColour(look, standing.tone)}
                strokeWidth={3}
              />
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Steps from one column to the next that is not only a place on the time axis. */
function leastDistance(data: LayerProps['data']): number {
  const places = data.flatMap(({ isSpacer }, at) => (isSpacer ? [] : [at]))
  return Math.min(3, ...places.slice(1).map((place, at) => place - (places[at] ?? 0)))
}

/** Whiskers from the lower to the upper bound, with an edge: a bar may be as light or as dark as they are. */
export function ErrorBars({ data, layout, look }: LayerProps) {
  const { isHorizontal, startOf, thickness, endOf } = layout
  const half = Math.min(4, thickness / 3)
  return (
    <g fill="none">
      {data.map(({ id, lower, upper, value }, at) => {
        if (value === null || typeof lower !== 'number' || typeof upper !== 'number') return null
        const middle = startOf(at) + thickness / 2
        const [low, high] = [endOf(lower), endOf(upper)]
        const path = isHorizontal
          ? `M${low} ${middle}H${high}M${low} ${middle - half}v${2 * half}M${high} ${middle - half}v${2 * half}`
          : `M${middle} ${low}V${high}M${middle - half} ${low}h${2 * half}M${middle - half} ${high}h${2 * half}`
        return (
          <g key={id}>
            <path d={path} stroke={look.colour('surface')} strokeWidth={3.6} />
            <path d={path} stroke={look.colour('text')} strokeWidth={1.2} />
          </g>
        )
      })}
    </g>
  )
}

/** Hatching over what misses its target, for readers who asked for patterns beside colour. */
export function Patterns({ data, layout, look }: LayerProps) {
  const missed = useId()
  const { isHorizontal, startOf, thickness, endOf } = layout
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
        const box = isHorizontal
          ? { x: start, y: startOf(at), width: length, height: thickness }
          : { x: startOf(at), y: start, width: thickness, height: length }
        return <rect key={id} {...box} fill={`url(#${missed})`} />
      })}
    </g>
  )
}

interface GroupsProps extends LayerProps {
  colours: ReadonlyMap<string, string>
}

/** A coloured line under neighbours of one group, with the group's name. */
export function Groups({ data, layout, look, colours }: GroupsProps) {
  const { isHorizontal, innerHeight, startOf, thickness, step } = layout
  return (
    <g fontSize={look.small} fontWeight={weights.medium}>
      {groupRuns(data).map(({ group, from, to }) => {
        const [start, end] = [startOf(from), startOf(to) + thickness]
        const stroke = colours.get(group) ?? look.colour('border-strong')
        if (isHorizontal)
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
        const y = innerHeight + look.small + 13 + layout.secondRow
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
                {fitText(group, (to - from + 1) * step, look.small)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
