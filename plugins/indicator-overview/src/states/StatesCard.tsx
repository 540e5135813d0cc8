import { useSettings } from '@msdat/sdk'
import {
  aboutSubject,
  BackToNation,
  boundColumns,
  ChartCard,
  citationsOf,
  figureNotes,
  formatExact,
  formatPeriod,
  levels,
  nationOf,
  NearestChoices,
  periodColumn,
  placeColumn,
  sourceColumn,
  sourceName,
  standIn,
  standingColumn,
  stateRows,
  tellArea,
  useAlternatives,
  usePlaceChoice,
  useStatesFigures,
  valueColumn,
  type PlaceRow,
  type Subject,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { stateViews } from './stateViews.ts'

const height = 380
/** Many indicators never have figures of states: what says so takes less room. */
const emptyHeight = 200

/** The nation and its states side by side, or the states of one zone; a click chooses a state. */
export function StatesCard({ subject: chosen }: { subject: Subject }) {
  const { subject, sources, notes, figures, answers } = useStatesFigures(chosen)
  const { catalog, selection, indicator, source, place, factor } = subject
  const isZoneOnly = useSettings<{ within: 'all' | 'zone' }>().within === 'zone'
  const states = useMemo(() => stateRows(subject, figures, isZoneOnly), [subject, figures, isZoneOnly])
  const { rows, zone, have, expected } = states
  const isThin = have * 2 < expected
  const ofStates = rows.filter((row) => row.place.level === levels.state)
  const alternatives = useAlternatives(subject, {
    locations: ofStates.map((row) => row.place.id),
    words: ['state', 'states'],
    have,
    isNeeded: isThin,
  })
  const shown = rows.flatMap(({ figure }) => figure ?? [])
  const { chart, rows: selectedRow, choose } = usePlaceChoice(subject)
  const year = formatPeriod(selection.period)
  const format = (value: number) => formatExact(value, factor)
  const few = (
    <span key="states">
      {source.datasource} has figures for only {have} of {expected} states in {year}.{' '}
      <NearestChoices label="Nearest with more:" alternatives={alternatives} />
    </span>
  )
  // A mark for the nation alone would compare it with nothing.
  const empty = have === 0 && {
    detail: `${source.datasource} has no figures for states in ${year}.`,
    alternatives,
    height: emptyHeight,
  }
  return (
    <ChartCard
      {...aboutSubject(subject)}
      {...{ sources, selectedRow, height }}
      title={`${indicator.short_name} by state`}
      place={tellArea(zone ? place : (nationOf(catalog.locations) ?? place), catalog.locations)}
      period={year}
      count={{ have, expected, of: 'states' }}
      notes={[
        ...notes,
        ...figureNotes({ indicator, factor, sources, figures: shown, missing: expected - have }),
        ...(isThin && have > 0 ? [few] : []),
      ]}
      tools={place.level !== levels.national && <BackToNation subject={subject} />}
      settings={{ view: 'states', sort: 'statesSort' }}
      views={stateViews(subject, states, chart)}
      table={{
        caption: `${indicator.short_name}, ${source.datasource} ${year}`,
        columns: [
          placeColumn<PlaceRow>((row) => row.place, choose),
          valueColumn<PlaceRow>(({ figure }) => figure?.value ?? null, format),
          ...boundColumns<PlaceRow>(({ figure }) => figure, format),
          standingColumn<PlaceRow>(({ standing }) => standing),
          sourceColumn<PlaceRow>(({ figure }) => sourceName(catalog, figure?.datasource ?? source.id)),
          periodColumn<PlaceRow>(() => selection.period),
        ],
        rows,
        rowKey: ({ id }) => id,
      }}
      citations={citationsOf(shown)}
      instead={standIn(answers, height, empty)}
    />
  )
}
