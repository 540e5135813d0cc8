import { useSettings } from '@msdat/sdk'
import {
  aboutSubject,
  Button,
  ChartCard,
  citationsOf,
  EmptyState,
  figureNotes,
  firstOfSources,
  formatPeriod,
  levels,
  nationOf,
  standIn,
  tellArea,
  useAlternatives,
  useFigures,
  usePlaceChoice,
  useStatesSource,
  type Subject,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { FewStates } from './FewStates.tsx'
import { stateBars } from './stateBars.ts'
import { stateColumns } from './stateColumns.ts'
import { stateViews } from './stateViews.tsx'

const height = 380
/** Many indicators never have figures of states: what says so takes less room. */
const emptyHeight = 200

/** The nation and its states side by side, or the states of one zone; a click chooses a state. */
export function StatesCard({ subject: chosen }: { subject: Subject }) {
  const { subject, sources, notes: sourceNotes, answer: coverage } = useStatesSource(chosen)
  const { catalog, selection, indicator, source, place, factor } = subject
  const isZoneOnly = useSettings<{ within: 'all' | 'zone' }>().within === 'zone'
  const datasources = sources.map(({ id }) => id)
  const query = { indicators: [indicator.id], datasources, periods: [selection.period] }
  const { figures, answer } = useFigures(query, catalog)
  const bars = useMemo(
    () => stateBars(subject, firstOfSources(figures, sources), isZoneOnly),
    [subject, figures, sources, isZoneOnly],
  )
  const { have, expected, zone } = bars
  const isThin = have * 2 < expected
  const states = bars.bars.filter(({ place }) => place.level === levels.state)
  const alternatives = useAlternatives(subject, {
    locations: states.map(({ place }) => place.id),
    words: ['state', 'states'],
    have,
    isNeeded: isThin,
  })
  const shown = bars.bars.flatMap(({ figure }) => figure ?? [])
  const notes = [
    ...sourceNotes,
    ...figureNotes({ indicator, factor, sources, figures: shown, missing: expected - have }),
  ]
  const nation = nationOf(catalog.locations)
  const { chart, rows, choose } = usePlaceChoice(subject)
  return (
    <ChartCard
      {...aboutSubject(subject)}
      title={`${indicator.short_name} by state`}
      place={tellArea(zone ? place : (nation ?? place), catalog.locations)}
      period={formatPeriod(selection.period)}
      sources={sources}
      count={{ have, expected, of: 'states' }}
      notes={
        isThin && have > 0
          ? [...notes, <FewStates key="states" {...{ subject, bars, alternatives }} />]
          : notes
      }
      tools={
        nation &&
        place.level !== levels.national && (
          <Button icon="back" onClick={() => choose(nation.id)}>
            Back to National
          </Button>
        )
      }
      settings={{ view: 'states', sort: 'statesSort' }}
      views={stateViews(subject, bars, chart)}
      table={{
        caption: `${indicator.short_name}, ${source.datasource} ${formatPeriod(selection.period)}`,
        columns: stateColumns(subject, choose),
        rows: bars.bars,
        rowKey: (bar) => String(bar.place.id),
      }}
      selectedRow={rows}
      citations={citationsOf(shown)}
      height={height}
      instead={
        standIn([coverage, answer], height) ??
        // A mark for the nation alone would compare it with nothing.
        (have === 0 ? (
          <EmptyState
            detail={`${source.datasource} has no figures for states in ${formatPeriod(selection.period)}.`}
            alternatives={alternatives}
            height={emptyHeight}
          />
        ) : undefined)
      }
    />
  )
}
