import { useSettings } from '@msdat/sdk'
import {
  aboutSubject,
  ChartCard,
  citationsOf,
  factorOf,
  formatPeriod,
  formatsOf,
  forSubject,
  levels,
  nameColumn,
  numberColumn,
  placesAt,
  standIn,
  unitText,
  useFigures,
  useStatesSource,
  type Subject,
} from '@msdat/sdk/kit'
import { ScatterPlot } from '@msdat/sdk/kit/plots'
import { correlate } from '@msdat/sdk/methods'
import { pairPlaces, type Pair } from './pairPlaces.ts'

const height = 400

/** Each state as a point: the chosen indicator and the one of the setting `against`. */
export const Pairs = forSubject(PairsCard)

function PairsCard({ subject: chosen }: { subject: Subject }) {
  // Not every source goes down to the states; then those of a source that was made from it are shown, with a note.
  const { subject, sources, notes, answer: coverage } = useStatesSource(chosen)
  const { catalog, selection, indicator, source, factor } = subject
  const { against } = useSettings<{ against: number }>()
  const other = catalog.indicators.find(({ id }) => id === against)
  const indicators = [indicator.id, against] as const
  const asked = { datasources: [source.id], periods: [selection.period], levels: [levels.state] }
  const { figures, answer } = useFigures({ indicators: [...indicators], ...asked }, catalog)

  const pairs = pairPlaces(placesAt(catalog.locations, levels.state), figures, indicators)
  const have = pairs.filter(({ x, y }) => x !== null && y !== null).length
  const [xs, ys] = [pairs.map(({ x }) => x), pairs.map(({ y }) => y)]
  const outcome = correlate(xs, ys, 'spearman')
  const summary = outcome.status === 'ok' ? `Rank correlation ${outcome.r.toFixed(2)}.` : outcome.reason
  const title = `${indicator.short_name} and ${other?.short_name ?? 'no other indicator'}`
  const x = axisOf(indicator.short_name, factor)
  const y = axisOf(other?.short_name ?? '', factorOf(catalog, other))
  const drawn = { name: title, summary, data: pairs, x, y }

  return (
    <div className="k-page">
      <ChartCard
        {...aboutSubject(subject)}
        {...{ title, height }}
        id="pairs"
        unit=""
        period={formatPeriod(selection.period)}
        sources={sources}
        count={{ have, expected: pairs.length, of: 'states' }}
        notes={[...notes, summary]}
        citations={citationsOf(figures)}
        instead={standIn([coverage, answer], height, have === 0 && {})}
        views={[
          { id: 'scatter', label: 'Scatter', render: (room) => <ScatterPlot {...drawn} height={room} /> },
        ]}
        table={{
          caption: title,
          rows: pairs,
          rowKey: ({ id }) => id,
          columns: [
            nameColumn<Pair>('place', 'State', ({ label }) => label),
            numberColumn<Pair>({ id: 'x', header: x.title, value: (pair) => pair.x, format: x.format }),
            numberColumn<Pair>({ id: 'y', header: y.title, value: (pair) => pair.y, format: y.format }),
          ],
        }}
      />
    </div>
  )
}

/** An axis says of what it is, and in which unit. */
const axisOf = (name: string, factor: Subject['factor']) => ({
  title: [name, unitText(factor)].filter(Boolean).join(', '),
  ...formatsOf(factor),
})
