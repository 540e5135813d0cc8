import type { Detail, PlaceSeries, SourceSeries } from '@msdat/sdk/methods'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { DataSourceSpecificIndicatorTable } from '../db/DataTables.ts'
import { boundsLevelOf, nationalLocation, rowOf, unitOf } from './analysisContext.ts'
import type { Series } from './readSeries.ts'

/** How one source measures one indicator, as far as triangulation asks. */
export type Measurement = Pick<
  DataSourceSpecificIndicatorTable,
  'indicator' | 'datasource' | 'indicator_definition' | 'data_level' | 'senatorial' | 'lga'
>

export interface SeriesOfSource {
  lists: ReferenceLists
  indicator: number
  datasource: number
  /** Null where no place is fixed: the nation is compared, with all places beside it. */
  location: number | null
  series: readonly Series[]
  measurements: readonly Measurement[]
}

/** Rows of one source and indicator as triangulation takes them. */
export function sourceSeries(input: SeriesOfSource): SourceSeries {
  const { lists, indicator, datasource, location } = input
  const source = rowOf(lists.datasources, datasource, 'data source')
  const own = input.series.filter((one) => one.indicator === indicator && one.datasource === datasource)
  const place = location ?? nationalLocation
  const measurement = input.measurements.find(
    (one) => one.indicator === indicator && one.datasource === datasource,
  )
  return {
    source: {
      id: datasource,
      name: source.datasource,
      class: source.classification,
      producer: source.full_name,
    },
    indicator,
    unit: unitOf(lists, indicator),
    observations: own.find((one) => one.location === place)?.observations ?? [],
    ...(location === null && { places: placesOf(own, lists) }),
    details: detailsOf(own, measurement),
    ...(measurement?.indicator_definition && { definition: measurement.indicator_definition }),
    boundsLevel: boundsLevelOf(datasource),
  }
}

function placesOf(own: readonly Series[], lists: ReferenceLists): PlaceSeries[] {
  return own.map(({ location, observations }) => ({
    location,
    level: rowOf(lists.locations, location, 'location').level,
    observations,
  }))
}

/** Words of data_level that name a detail. */
const levelWords = ['sex', 'age', 'residence', 'wealth', 'education', 'lga', 'senatorial'] as const

function detailsOf(own: readonly Series[], measurement: Measurement | undefined): Detail[] {
  const observations = own.flatMap((one) => one.observations)
  const words = (measurement?.data_level ?? '').toLowerCase().split(/[^a-z]+/)
  const found = new Set<Detail>(levelWords.filter((word) => words.includes(word)))
  if (measurement?.lga) found.add('lga')
  if (measurement?.senatorial) found.add('senatorial')
  if (observations.some((o) => o.lower !== undefined && o.upper !== undefined)) found.add('bounds')
  if (observations.some((o) => o.numerator !== undefined && o.denominator !== undefined)) {
    found.add('numerator_denominator')
  }
  return [...found]
}
