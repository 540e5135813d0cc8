import type { ReactNode } from 'react'
import type { ChartLook } from './chartLook.ts'
import { evenTicks } from './evenTicks.ts'

/** Where the plot lies in a drawing, in pixels. */
export interface PlotBox {
  width: number
  height: number
  margin: { top: number; right: number; bottom: number; left: number }
  innerWidth: number
  innerHeight: number
}

export interface PlotAxis {
  ticks: readonly number[]
  /** Pixels from the left or from the top of the plot. */
  at: (value: number) => number
  format: (value: number) => string
  title?: string
}

interface PlotProps {
  box: PlotBox
  look: ChartLook
  x?: PlotAxis
  y?: PlotAxis
  /** Marks, placed from the left top of the plot. */
  children: ReactNode
}

/** A drawing with grid, axes and their titles. A chart type brings its marks. */
export function Plot({ box, look, x: given, y: upwards, children }: PlotProps) {
  const x = given && withEvenTicks(given)
  const y = upwards && withEvenTicks(upwards)
  const { width, height, margin, innerWidth, innerHeight } = box
  // Where values lie on both sides of 0, that is a line of its own.
  const zeroOf = ({ ticks }: PlotAxis, tick: number) =>
    tick === 0 && (ticks[0] ?? 0) < 0 ? look.colour('border-strong') : undefined
  return (
    <svg width={width} height={height} role="presentation" fontSize={look.small}>
      <g transform={`translate(${margin.left} ${margin.top})`}>
        <g stroke={look.colour('grid')}>
          {x?.ticks.map((tick) => (
            <line key={tick} x1={x.at(tick)} x2={x.at(tick)} y2={innerHeight} stroke={zeroOf(x, tick)} />
          ))}
          {y?.ticks.map((tick) => (
            <line key={tick} y1={y.at(tick)} y2={y.at(tick)} x2={innerWidth} stroke={zeroOf(y, tick)} />
          ))}
        </g>
        <g fill={look.colour('text-muted')}>
          {x?.ticks.map((tick, at) => (
            <text key={tick} x={x.at(tick)} y={innerHeight + look.small + 6} textAnchor="middle">
              {unlessRepeated(x, at)}
            </text>
          ))}
          {y?.ticks.map((tick, at) => (
            <text key={tick} x={-8} y={y.at(tick)} dy="0.34em" textAnchor="end">
              {unlessRepeated(y, at)}
            </text>
          ))}
        </g>
        <g fill={look.colour('text')} fontWeight={550}>
          {y?.title && (
            <text x={-margin.left + 2} y={-look.small}>
              {y.title}
            </text>
          )}
          {x?.title && (
            <text x={innerWidth} y={innerHeight + 2 * look.small + 14} textAnchor="end">
              {x.title}
            </text>
          )}
        </g>
        {children}
      </g>
    </svg>
  )
}

const withEvenTicks = (axis: PlotAxis): PlotAxis => ({
  ...axis,
  format: evenTicks(axis.ticks, axis.format),
})

/** Steps finer than the last digit would give neighbours one name. */
function unlessRepeated({ ticks, format }: PlotAxis, at: number): string {
  const texts = [ticks[at - 1], ticks[at]].map((tick) => (tick === undefined ? '' : format(tick)))
  return texts[0] === texts[1] ? '' : (texts[1] ?? '')
}

/** A plot of a width and height inside its margins. */
export function plotBox(width: number, height: number, margin: PlotBox['margin']): PlotBox {
  return {
    width,
    height,
    margin,
    innerWidth: Math.max(10, width - margin.left - margin.right),
    innerHeight: Math.max(10, height - margin.top - margin.bottom),
  }
}
