import { useSettings, type Catalog } from '@msdat/sdk'
import {
  factorOf,
  forCatalog,
  formatInterval,
  formatPeriod,
  formatsOf,
  HeadlineFigure,
  isPercentage,
  placeName,
  SourceTag,
  standIn,
  unitText,
  useFigures,
} from '@msdat/sdk/kit'
import { Sparkline } from '@msdat/sdk/kit/plots'
import { newestOf } from './newestOf.ts'

const height = 200

/** The newest figure of the indicator and place that the dashboard sets, and the course that led to it. */
export const Newest = forCatalog(({ catalog }) => (
  <div className="k-page">
    <div className="k-card">
      <div className="k-card-body">
        <NewestFigure catalog={catalog} />
      </div>
    </div>
  </div>
))

function NewestFigure({ catalog }: { catalog: Catalog }) {
  const settings = useSettings<{ indicator: number; location: number }>()
  const query = { indicators: [settings.indicator], locations: [settings.location] }
  const { figures, answer } = useFigures(query, catalog)
  const { newest, course } = newestOf(figures, catalog.datasources)
  const indicator = catalog.indicators.find(({ id }) => id === settings.indicator)
  const source = catalog.datasources.find(({ id }) => id === newest?.datasource)
  if (!newest || !indicator || !source) return standIn([answer], height, {})

  const factor = factorOf(catalog, indicator)
  const { format } = formatsOf(factor)
  const label = `${indicator.short_name}, ${placeName(catalog, settings.location)}`
  return (
    <HeadlineFigure
      label={label}
      value={format(newest.value)}
      unit={isPercentage(factor) ? undefined : unitText(factor)}
      interval={formatInterval(newest, format) ?? undefined}
      source={source.datasource}
      period={formatPeriod(newest.period)}
    >
      <p>
        <SourceTag source={source} bare />
      </p>
      {course.length > 1 && (
        <Sparkline label={`${label}, ${source.datasource}`} points={course} format={format} />
      )}
    </HeadlineFigure>
  )
}
