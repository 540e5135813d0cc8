import { theme } from './pictureTheme.ts'
import { html, type Markup } from '../docs/html.ts'
import type { Mark, PictureChart } from './PictureFacts.ts'

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

const axisWidth = 70
const nameHeight = 34

/** The states as dots from low to high, or the years as a line; intervals as whiskers. */
export function drawChart(
  { kind, marks }: PictureChart,
  area: Area,
  write: (value: number) => string,
): Markup {
  const plot = {
    x: area.x + axisWidth,
    y: area.y,
    width: area.width - axisWidth,
    height: area.height - nameHeight,
  }
  const ticks = ticksOf(marks)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const yOf = (value: number): number => plot.y + plot.height - ((value - low) / (high - low)) * plot.height
  const xOf = xScale(kind, marks, plot)
  const points = marks.map((mark, at) => ({ mark, x: xOf(at), y: yOf(mark.value) }))
  return html`<g font-size="18" fill="${theme.quiet}">
    ${ticks.map(
      (tick) =>
        html`<line
            x1="${plot.x}"
            x2="${plot.x + plot.width}"
            y1="${yOf(tick)}"
            y2="${yOf(tick)}"
            stroke="${theme.grid}"
          />
          <text x="${plot.x - 10}" y="${yOf(tick) + 6}" text-anchor="end">${write(tick)}</text>`,
    )}
    ${
      kind === 'years' &&
      html`<polyline
        points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}"
        fill="none"
        stroke="${theme.mark}"
        stroke-width="3"
      />`
    }
    ${points.map(({ mark, x }) => drawInterval(mark, x, yOf))}
    ${points.map(
      ({ mark, x, y }) =>
        html`<circle
          cx="${x}"
          cy="${y}"
          r="${mark.isShown ? 9 : 5}"
          fill="${mark.isShown ? theme.accent : theme.mark}"
        />`,
    )}
    ${drawNames(points, plot)}
  </g>`
}

function drawInterval({ lower, upper, isShown }: Mark, x: number, yOf: (value: number) => number) {
  if (lower === undefined || upper === undefined) return null
  const colour = isShown ? theme.accent : theme.whisker
  return html`<line
    x1="${x}"
    x2="${x}"
    y1="${yOf(lower)}"
    y2="${yOf(upper)}"
    stroke="${colour}"
    stroke-width="${isShown ? 4 : 2}"
  />`
}

interface Point {
  mark: Mark
  x: number
}

/** Of the first and the last mark, and of the one that the view shows where it does not stand close to them. */
function drawNames(points: readonly Point[], plot: Area) {
  const y = plot.y + plot.height + 26
  const [first, last] = [points[0], points.at(-1)]
  const shown = points.find(({ mark }) => mark.isShown)
  const isApart = shown && [first, last].every((end) => end && Math.abs(end.x - shown.x) > plot.width * 0.28)
  const name = ({ mark, x }: Point, anchor: string) =>
    html`<text
      x="${x}"
      y="${y}"
      text-anchor="${anchor}"
      fill="${mark.isShown ? theme.accent : theme.quiet}"
      font-weight="${mark.isShown ? 600 : 400}"
    >
      ${mark.name}
    </text>`
  const outer = shown && !isApart ? endsBeside(shown, first, last, plot) : [first, last]
  return html`${outer[0] && name({ ...outer[0], x: Math.min(outer[0].x, plot.x + 6) }, 'start')}
  ${outer[1] && name(outer[1], 'end')} ${isApart && shown && name(shown, 'middle')}`
}

/** A shown mark near an end takes the place of that end's name. */
function endsBeside(shown: Point, first: Point | undefined, last: Point | undefined, plot: Area) {
  return shown.x < plot.x + plot.width / 2 ? [shown, last] : [first, shown]
}

function xScale(kind: PictureChart['kind'], marks: readonly Mark[], plot: Area): (at: number) => number {
  const edge = 14
  const width = plot.width - 2 * edge
  const times = marks.map(({ name }, at) => (kind === 'years' ? timeOf(name) : at))
  const [start = 0, end = 1] = [times[0], times.at(-1)]
  return (at) => plot.x + edge + (((times[at] ?? 0) - start) / (end - start || 1)) * width
}

function timeOf(period: string): number {
  const [year = 0, month = 1] = period.split('-').map(Number)
  return year + (month - 1) / 12
}

/** Round numbers around all figures and bounds: 1, 2 or 5 times a power of ten apart. */
export function ticksOf(marks: readonly Mark[]): number[] {
  const values = marks.flatMap(({ value, lower = value, upper = value }) => [value, lower, upper])
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = most - least || Math.abs(most) || 1
  // Where powers of ten end, nothing can be drawn to scale.
  if (span < 1e-300 || span > 1e300) return [-1, 0, 1]
  const rough = span / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10)
  const start = Math.floor(least / step)
  const end = Math.max(Math.ceil(most / step), start + 1)
  return Array.from({ length: end - start + 1 }, (_, at) => Number(((start + at) * step).toPrecision(12)))
}
