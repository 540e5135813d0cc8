import { useCatalog, useData, useSettings } from '@msdat/sdk'
import {
  EmptyState,
  formatPeriod,
  formatValue,
  HeadlineFigure,
  isPercentage,
  readFigures,
  SourceTag,
  standIn,
  unitText,
  valueOf,
} from '@msdat/sdk/kit'
import { newestOf } from './newestOf.ts'

const usualHeight = 200

/** The newest figure of the indicator and place that the dashboard sets. */
export function Newest() {
  const { indicator, location } = useSettings<{ indicator: number; location: number }>()
  const catalog = useCatalog()
  const data = useData({ indicators: [indicator], locations: [location] })

  const names = valueOf(catalog)
  const values = valueOf(data)
  const waiting = standIn([catalog, data], usualHeight)
  if (!names || !values) return waiting

  const figure = newestOf(readFigures(values, names.datasources))
  const subject = names.indicators.find(({ id }) => id === indicator)
  const place = names.locations.find(({ id }) => id === location)
  const source = names.datasources.find(({ id }) => id === figure?.datasource)
  if (!figure || !subject || !place || !source) return <EmptyState height={usualHeight} />

  const factor = names.factors.find(({ id }) => id === subject.factor)
  const format = (value: number): string => formatValue(value, factor)
  const { lower, upper } = figure
  return (
    <div className="k-page">
      <div className="k-card">
        <div className="k-card-body">
          <HeadlineFigure
            label={`${subject.short_name}, ${place.name}`}
            value={format(figure.value)}
            {...(!isPercentage(factor) && { unit: unitText(factor) })}
            {...(lower !== null && upper !== null && { interval: `${format(lower)} to ${format(upper)}` })}
            source={source.datasource}
            period={formatPeriod(figure.period)}
          >
            <p>
              <SourceTag source={source} bare />
            </p>
          </HeadlineFigure>
        </div>
      </div>
    </div>
  )
}
