import {
  aboutSubject,
  ChartCard,
  citationsOf,
  figureNotes,
  figureTable,
  formatPeriod,
  onlyPeriod,
  tellShownPlaces,
  unitText,
  type UnitGroup,
} from '@msdat/sdk/kit'
import type { Compared } from './useCompared.ts'
import { UnitChart } from './UnitChart.tsx'

const titles = { Period: 'over time', State: 'by state', Zonal: 'by zone', National: 'in the nation' }

/** The indicators of one unit on one scale. */
export function UnitCard({ compared, group }: { compared: Compared; group: UnitGroup }) {
  const { catalog, compareBy, source, period } = compared
  const { factor, indicators } = group
  const figures = compared.figures.filter((one) => indicators.some(({ id }) => id === one.indicator))
  const [first] = indicators
  const only = compareBy === 'Period' ? onlyPeriod(figures) : null
  const name = indicators.length === 1 ? first?.short_name : undefined
  const title = `${name ?? `${indicators.length} indicators (${unitText(factor) || 'number'})`} ${only ? `in ${formatPeriod(only)}` : titles[compareBy]}`
  const notes = indicators.flatMap((indicator) => {
    const own = figures.filter((figure) => figure.indicator === indicator.id)
    return figureNotes({ indicator, factor, sources: indicator === first ? [source] : [], figures: own })
  })
  const alone = `${source.datasource} has no other year here; another source may have.`
  return (
    <ChartCard
      id={`unit-${factor?.id ?? 0}`}
      {...{ ...aboutSubject(compared), title, indicator: name, unit: unitText(factor), sources: [source] }}
      {...(compareBy === 'Period' ? { place: tellShownPlaces(compared) } : { period: formatPeriod(period) })}
      notes={only ? [alone, ...notes] : notes}
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
