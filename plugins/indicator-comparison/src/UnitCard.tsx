import {
  aboutSubject,
  ChartCard,
  citationsOf,
  figureNotes,
  figureTable,
  formatPeriod,
  tellShownPlaces,
  unitText,
  type UnitGroup,
} from '@msdat/sdk/kit'
import type { Compared } from './useCompared.ts'
import { onlyPeriod, UnitChart } from './UnitChart.tsx'

const titles = { Period: 'over time', State: 'by state', Zonal: 'by zone', National: 'in the nation' }

/** The indicators of one unit on one scale. */
export function UnitCard({ compared, group }: { compared: Compared; group: UnitGroup }) {
  const { catalog, compareBy, source, period } = compared
  const { factor, indicators } = group
  const figures = compared.figures.filter((one) => indicators.some(({ id }) => id === one.indicator))
  const first = indicators[0]
  const unit = unitText(factor) || 'number'
  const only = compareBy === 'Period' ? onlyPeriod(figures) : null
  const scope = only ? `in ${formatPeriod(only)}` : titles[compareBy]
  const title = `${indicators.length === 1 ? first?.short_name : `${indicators.length} indicators (${unit})`} ${scope}`
  return (
    <ChartCard
      id={`unit-${factor?.id ?? 0}`}
      {...aboutSubject(compared)}
      title={title}
      indicator={indicators.length === 1 ? first?.short_name : undefined}
      {...(compareBy === 'Period' ? { place: tellShownPlaces(compared) } : { period: formatPeriod(period) })}
      unit={unitText(factor)}
      sources={[source]}
      notes={[
        ...(only
          ? [
              `${source.datasource} has one year of ${indicators.length === 1 ? 'it' : 'these'} here: other sources may have more.`,
            ]
          : []),
        ...indicators.flatMap((indicator) => {
          const own = figures.filter((figure) => figure.indicator === indicator.id)
          return figureNotes({
            indicator,
            factor,
            sources: indicator === first ? [source] : [],
            figures: own,
          })
        }),
      ]}
      views={[
        {
          id: 'chart',
          label: compareBy === 'Period' ? (only ? 'Dots' : 'Line') : 'Places',
          render: (height) => <UnitChart {...{ compared, group, figures, title, height }} />,
        },
      ]}
      table={figureTable(catalog, figures, {
        caption: `${title}, ${source.datasource}`,
        parts: ['indicator', 'place', 'period', 'value', 'bounds', 'source'],
      })}
      citations={citationsOf(figures)}
    />
  )
}
