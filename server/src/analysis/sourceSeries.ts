import type { Detail, Observation, PlaceSeries, SourceSeries } from '@msdat/sdk/methods'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { DataSourceSpecificIndicatorTable } from '../db/DataTables.ts'
import { boundsLevelOf, unitOf } from './analysisContext.ts'
import { rowWithId } from '../data/pageOf.ts'

/** How one source measures one indicator, as far as triangulation asks. */
export type Measurement = Pick<
  DataSourceSpecificIndicatorTable,
  'datasource' | 'indicator_definition' | 'data_level' | 'senatorial' | 'lga'
>

/** What a source has beside the nation, where no place is fixed. */
export interface Coverage {
  /** Every place with a figure; observations only of states that another source has too. */
  places: PlaceSeries[]
  /** Details that support figures of any place. */
  support: Detail[]
}

export interface SeriesOfSource {
  lists: ReferenceLists
  indicator: number
  datasource: number
  observations: readonly Observation[]
  /** Null where one place is compared. */
  coverage: Coverage | null
  measurement: Measurement | undefined
}

/** Rows of one source and indicator as triangulation takes them. */
export function sourceSeries(input: SeriesOfSource): SourceSeries {
  const { lists, indicator, datasource, observations, coverage, measurement } = input
  const source = rowWithId(lists.datasources, datasource, 'data source')
  return {
    source: {
      id: datasource,
      name: source.datasource,
      class: source.classification,
      producer: source.full_name,
    },
    indicator,
    unit: unitOf(lists, indicator),
    observations,
    ...(coverage && { places: coverage.places }),
    details: [
      ...new Set([...measuredDetails(measurement), ...(coverage?.support ?? supportOf(observations))]),
    ],
    ...(measurement?.indicator_definition && { definition: measurement.indicator_definition }),
    boundsLevel: boundsLevelOf(lists, datasource),
  }
}

/** Words of data_level that name a detail. */
const levelWords = ['sex', 'age', 'residence', 'wealth', 'education', 'lga', 'senatorial'] as const

function measuredDetails(measurement: Measurement | undefined): Detail[] {
  const words = (measurement?.data_level ?? '').toLowerCase().split(/[^a-z]+/)
  const found: Detail[] = levelWords.filter((word) => words.includes(word))
  if (measurement?.lga) found.push('lga')
  if (measurement?.senatorial) found.push('senatorial')
  return found
}

function supportOf(observations: readonly Observation[]): Detail[] {
  const found: Detail[] = []
  if (observations.some((o) => o.lower !== undefined && o.upper !== undefined)) found.push('bounds')
  if (observations.some((o) => o.numerator !== undefined && o.denominator !== undefined)) {
    found.push('numerator_denominator')
  }
  return found
}
