import type { Mark } from '../chartFrame/MarkFacts.ts'
import { formatPeriod } from '../values/formatValue.ts'
import type { DrawnSeries } from './LineLayers.tsx'
import type { LineLayout } from './lineLayout.ts'

/** One mark for each period: what every series says of it, the greatest value first. */
export function lineMarks(
  series: readonly DrawnSeries[],
  layout: LineLayout,
  format: (value: number) => string,
): Mark[] {
  return layout.periods.map((period) => {
    const values = valuesAt(period, series)
    const flags = values.flatMap(({ label, point }) => (point.flag ? [`${label}: ${point.flag}`] : []))
    return {
      id: period,
      x: layout.margin.left + layout.xOf(period),
      y: layout.margin.top + layout.yOf(values[0]?.point.value ?? 0),
      title: formatPeriod(period),
      facts: values.map(({ label, point, colour, mark, hasBand }) => ({
        label,
        value: point.value,
        ...(hasBand && { lower: point.lower, upper: point.upper }),
        format,
        swatch: { shape: mark, colour },
      })),
      ...(flags.length > 0 && { details: { flag: flags.join('; ') } }),
    }
  })
}

function valuesAt(period: string, series: readonly DrawnSeries[]) {
  return series
    .flatMap((one) =>
      one.points.filter((point) => point.period === period).map((point) => ({ ...one, point })),
    )
    .sort((one, other) => other.point.value - one.point.value)
}
