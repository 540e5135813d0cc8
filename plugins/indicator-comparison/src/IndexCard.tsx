import { useSettings, type Indicator } from '@msdat/sdk'
import {
  aboutSubject,
  ChartCard,
  citationsOf,
  shownPlaces,
  tellShownPlaces,
  useKeptHidden,
} from '@msdat/sdk/kit'
import { indicatorSeries, rebasedLines } from '@msdat/sdk/kit/charts'
import type { Compared, ComparisonSettings } from './useCompared.ts'

/** All indicators on one scale, whatever their units: each in % of its own base year. */
export function IndexCard({ compared, indicators }: { compared: Compared; indicators: Indicator[] }) {
  const { baseYear } = useSettings<ComparisonSettings>()
  const { figures, source } = compared
  const places = shownPlaces(compared)
  const place = tellShownPlaces(compared)
  const named = { about: `${place}, ${source.datasource}`, legend: useKeptHidden('hidden') }
  return (
    <ChartCard
      {...aboutSubject(compared)}
      {...rebasedLines(indicatorSeries(indicators, figures, places), { baseYear, ...named })}
      id="base-year"
      indicator={undefined}
      place={place}
      sources={[source]}
      citations={citationsOf(figures)}
    />
  )
}
