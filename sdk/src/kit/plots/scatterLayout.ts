import { seriesColour, type ChartLook } from '../chartFrame/chartLook.ts'
import { detailsOf, type FigureDetails, type Mark } from '../chartFrame/MarkFacts.ts'
import { placeLabels, type LabelPlace } from '../chartFrame/placeLabels.ts'
import { plotBox, type PlotAxis, type PlotBox } from '../chartFrame/Plot.tsx'
import { linear, looseAxis } from '../chartFrame/scale.ts'
import type { AxisOf } from './AxisOf.ts'

export interface ScatterDatum extends FigureDetails {
  id: string
  label: string
  /** Null where one of the two is missing: not drawn, counted under the chart, and in the table. */
  x: number | null
  y: number | null
  /** Colour and shape come from the group. */
  group?: string
  /** Named before the others. */
  isEmphasised?: boolean
}

interface ScatterPoint<Datum extends ScatterDatum = ScatterDatum> {
  datum: Datum
  /** Pixels from the left top of the plot. */
  x: number
  y: number
  radius: number
  shape: number
  colour: string
  /** Selected or marked. */
  isOut: boolean
}

export interface ScatterLayout<Datum extends ScatterDatum = ScatterDatum> {
  box: PlotBox
  x: PlotAxis
  y: PlotAxis
  points: ScatterPoint<Datum>[]
  labels: LabelPlace[]
  marks: Mark[]
}

export interface ScatterInput<Datum extends ScatterDatum> {
  data: readonly Datum[]
  /** Every group there is, so that colours stay when some are switched off. */
  groups: readonly string[]
  colours?: ReadonlyMap<string, string>
  x: AxisOf
  y: AxisOf
  width: number
  height: number
  look: ChartLook
  radiusOf?: (datum: Datum) => number
  /** Whether a datum stands out: it is named before all others. */
  isOut?: (id: string) => boolean
  /** Values the axes must hold beside those of the data. */
  alsoX?: readonly number[]
  alsoY?: readonly number[]
}

/** Where everything of a scatter plot lies. The arrow keys go from the least x to the greatest. */
export function scatterLayout<Datum extends ScatterDatum>(input: ScatterInput<Datum>): ScatterLayout<Datum> {
  const { data, groups, colours, width, height, look, radiusOf = () => 5, isOut = () => false } = input
  const small = look.small
  const box = plotBox(width, height, { top: small * 2.4, right: 24, bottom: small * 3.6, left: small * 4 })
  const full = data.flatMap((datum) =>
    datum.x === null || datum.y === null ? [] : [{ datum, valueX: datum.x, valueY: datum.y }],
  )
  const axisX = looseAxis(
    [...full.map(({ valueX }) => valueX), ...(input.alsoX ?? [])],
    Math.max(3, Math.floor(box.innerWidth / 90)),
  )
  const axisY = looseAxis([...full.map(({ valueY }) => valueY), ...(input.alsoY ?? [])])
  const [atX, atY] = [linear(axisX, box.innerWidth), linear(axisY, box.innerHeight, true)]
  const points = full
    .map(({ datum, valueX, valueY }): ScatterPoint<Datum> => {
      const group = groups.indexOf(datum.group ?? '')
      return {
        datum,
        x: atX(valueX),
        y: atY(valueY),
        radius: radiusOf(datum),
        isOut: isOut(datum.id),
        shape: Math.max(0, group),
        colour: colours?.get(datum.group ?? '') ?? seriesColour(look, Math.max(0, group)),
      }
    })
    .sort((one, other) => one.x - other.x)
  const wanted = points
    .map(({ datum: { id, label: text, isEmphasised }, x, y, radius, isOut }) => {
      const urgency = isOut ? 2 : isEmphasised ? 1 : 0
      return { id, text, x, y, reach: radius + 2, urgency }
    })
    .sort((one, other) => other.urgency - one.urgency)
  return {
    box,
    x: { ...axisX, at: atX, format: input.x.formatTick ?? input.x.format, title: input.x.title },
    y: { ...axisY, at: atY, format: input.y.formatTick ?? input.y.format, title: input.y.title },
    points,
    labels: placeLabels(wanted, { width: box.innerWidth, height: box.innerHeight, fontSize: small }),
    marks: points.map(({ datum, x, y }) => ({
      id: datum.id,
      title: datum.label,
      x: box.margin.left + x,
      y: box.margin.top + y,
      facts: [
        { label: input.x.title, value: datum.x, format: input.x.format },
        { label: input.y.title, value: datum.y, format: input.y.format },
      ],
      details: detailsOf(datum, datum.group),
    })),
  }
}
