import { useData, useSetSelection } from '@msdat/sdk'
import {
  Button,
  ChartCard,
  citationsOf,
  EmptyState,
  figureNotes,
  formatPeriod,
  levels,
  nationOf,
  readFigures,
  standIn,
  tellArea,
  unitText,
  useAlternatives,
  valueOf,
  type Subject,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { FewStates } from './FewStates.tsx'
import { stateBars } from './stateBars.ts'
import { stateColumns } from './stateColumns.ts'
import { stateViews } from './stateViews.tsx'

const height = 380

/** The nation and its states side by side; a click on a state looks into its zone. */
export function StatesCard({ subject }: { subject: Subject }) {
  const { catalog, selection, indicator, source, place, factor, targets } = subject
  const setSelection = useSetSelection()
  const answer = useData({
    indicators: [indicator.id],
    datasources: [source.id],
    periods: [selection.period],
  })
  const table = valueOf(answer)
  const figures = useMemo(() => (table ? readFigures(table, catalog.datasources) : []), [table, catalog])
  const bars = useMemo(
    () => stateBars({ figures, catalog, indicator, place, targets }),
    [figures, catalog, indicator, place, targets],
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
  const notes = figureNotes({
    indicator,
    factor,
    sources: [source],
    figures: shown,
    missing: expected - have,
  })
  const nation = nationOf(catalog.locations)
  const choose = (location: number) => void setSelection({ location })
  return (
    <ChartCard
      title={`${indicator.short_name} by state`}
      indicator={indicator.short_name}
      place={tellArea(place, catalog.locations)}
      period={formatPeriod(selection.period)}
      unit={unitText(factor)}
      sources={[source]}
      count={{ have, expected, of: 'states' }}
      updatedAt={catalog.updated_at}
      notes={isThin ? [...notes, <FewStates key="states" {...{ subject, bars, alternatives }} />] : notes}
      tools={
        zone &&
        nation && (
          <Button icon="back" onClick={() => choose(nation.id)}>
            Back to National
          </Button>
        )
      }
      views={stateViews(subject, bars, choose)}
      table={{
        caption: `${indicator.short_name}, ${source.datasource} ${formatPeriod(selection.period)}`,
        columns: stateColumns(subject, choose),
        rows: bars.bars,
        rowKey: (bar) => String(bar.place.id),
      }}
      selectedRow={String(place.id)}
      citations={citationsOf(shown)}
      height={height}
      instead={
        standIn([answer], height) ??
        (shown.length === 0 ? <EmptyState alternatives={alternatives} height={height} /> : undefined)
      }
    />
  )
}
