import {
  boundColumns,
  ChartCard,
  citationsOf,
  figureNotes,
  formatPeriod,
  formatsOf,
  nameColumn,
  nationOf,
  placeName,
  periodColumn,
  sourceColumn,
  unitText,
  valueColumn,
  type Figure,
} from '@msdat/sdk/kit'
import type { UnitGroup } from './chooseIndicators.ts'
import type { Compared } from './useCompared.ts'
import { UnitChart } from './UnitChart.tsx'

const titles = {
  Period: 'over time',
  State: 'by state',
  Zonal: 'by zone',
  National: 'in the nation',
} as const

/** The indicators of one unit on one scale. */
export function UnitCard({ compared, group }: { compared: Compared; group: UnitGroup }) {
  const { catalog, compareBy, source, place, pinned, period } = compared
  const { factor, indicators } = group
  const ids = new Set(indicators.map(({ id }) => id))
  const figures = compared.figures.filter(({ indicator }) => ids.has(indicator))
  const first = indicators[0]
  const { format } = formatsOf(factor)
  const unit = unitText(factor) || 'number'
  const title = `${indicators.length === 1 ? first?.short_name : `${indicators.length} indicators (${unit})`} ${titles[compareBy]}`
  const nameOf = ({ indicator }: Figure) => indicators.find(({ id }) => id === indicator)?.short_name ?? ''
  const nation = nationOf(catalog.locations)?.name ?? ''
  const sources = [source]
  return (
    <ChartCard
      id={`unit-${factor?.id ?? 0}`}
      title={title}
      indicator={indicators.length === 1 ? first?.short_name : undefined}
      place={compareBy === 'Period' ? [place, ...pinned].map(({ name }) => name).join(', ') : nation}
      period={compareBy === 'Period' ? undefined : formatPeriod(period)}
      unit={unitText(factor)}
      sources={sources}
      updatedAt={catalog.updated_at}
      notes={indicators.flatMap((indicator) =>
        figureNotes({
          indicator,
          factor,
          sources: indicator === first ? sources : [],
          figures: figures.filter((figure) => figure.indicator === indicator.id),
          missing: 0,
        }),
      )}
      views={[
        {
          id: 'chart',
          label: compareBy === 'Period' ? 'Line' : 'Places',
          render: (height) => <UnitChart {...{ compared, group, figures, title, height }} />,
        },
      ]}
      table={{
        caption: `${title}, ${source.datasource}`,
        columns: [
          nameColumn('indicator', 'Indicator', nameOf),
          { id: 'place', header: 'Place', value: ({ location }) => placeName(catalog, location) },
          periodColumn<Figure>((figure) => figure.period),
          valueColumn<Figure>((figure) => figure.value, format),
          ...boundColumns<Figure>((figure) => figure, format),
          sourceColumn(() => source.datasource),
        ],
        rows: figures,
        rowKey: ({ indicator, location, period }) => `${indicator} ${location} ${period}`,
      }}
      citations={citationsOf(figures)}
    />
  )
}
