import { useCoverage, useData, useSetSelection } from '@msdat/sdk'
import {
  Button,
  ChartCard,
  citationsOf,
  EmptyState,
  figureNotes,
  formatPeriod,
  formatTick,
  formatValue,
  levels,
  nearestAvailable,
  readFigures,
  standIn,
  StandingTag,
  unitText,
  valueOf,
  type Available,
  type Column,
  type Subject,
} from '@msdat/sdk/kit'
import { ColumnChart, type ColumnDatum } from '@msdat/sdk/kit/charts'
import { Choropleth } from '@msdat/sdk/kit/maps'
import { useMemo } from 'react'
import { stateBars, tellBars, type PlaceBar, type StateBars } from './stateBars.ts'

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
  const coverage = valueOf(useCoverage(indicator.id))
  const table = valueOf(answer)
  const figures = useMemo(() => (table ? readFigures(table, catalog.datasources) : []), [table, catalog])
  const bars = useMemo(
    () => stateBars({ figures, catalog, indicator, place, targets }),
    [figures, catalog, indicator, place, targets],
  )
  const format = (value: number) => formatValue(value, factor)
  const isThin = bars.have * 2 < bars.expected
  const nearest = coverage && isThin ? nearestAvailable(coverage, wantedOf(subject, bars)) : []
  const alternatives = nearest
    .filter(({ places }) => places > bars.have)
    .map((one) => ({
      label: labelOf(one, subject),
      onChoose: () => void setSelection({ datasource: one.datasource, period: one.period }),
    }))
  const shown = bars.bars.flatMap(({ figure }) => figure ?? [])
  const notes = [
    ...figureNotes({
      indicator,
      factor,
      sources: [source],
      figures: shown,
      missing: bars.expected - bars.have,
    }),
    ...(isThin ? [<FewStates key="states" {...{ subject, bars, alternatives }} />] : []),
  ]
  return (
    <ChartCard
      title={`${indicator.short_name} by state`}
      place={bars.zone ? `${bars.zone.name}, Nigeria` : 'Nigeria'}
      period={formatPeriod(selection.period)}
      unit={unitText(factor)}
      sources={[source]}
      count={{ have: bars.have, expected: bars.expected, of: 'states' }}
      updatedAt={catalog.updated_at}
      notes={notes}
      tools={
        bars.zone && (
          <Button icon="back" onClick={() => void setSelection({ location: nationOf(subject) })}>
            Back to National
          </Button>
        )
      }
      views={viewsOf(subject, bars, (id) => void setSelection({ location: Number(id) }))}
      table={{
        caption: `${indicator.short_name}, ${source.datasource} ${formatPeriod(selection.period)}`,
        columns: barColumns(subject, (location) => void setSelection({ location })),
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

  function viewsOf({ selection }: Subject, bars: StateBars, onSelect: (id: string) => void) {
    const selected = subject.place.level === levels.national ? undefined : String(selection.location)
    const words = { summary: tellBars(bars, format), format, selected, onSelect }
    // Without any state, a row of empty places says nothing.
    const drawn = bars.have === 0 ? bars.bars.filter(({ figure }) => figure) : bars.bars
    const title = `${indicator.short_name} by state, ${source.datasource} ${formatPeriod(selection.period)}`
    const columns = {
      id: 'columns',
      label: 'Bars',
      render: (height: number) => (
        <ColumnChart
          {...words}
          name={`Bars: ${title}`}
          data={drawn.map(toColumn)}
          targets={targets}
          formatTick={(value) => formatTick(value, factor)}
          height={height}
        />
      ),
    }
    const map = {
      id: 'map',
      label: 'Map',
      render: (height: number) => (
        <Choropleth
          {...words}
          name={`Map: ${title}`}
          areas={bars.bars.filter(({ place }) => place.level === levels.state).map(toArea)}
          formatTick={(value) => formatTick(value, factor)}
          maxHeight={height + 60}
        />
      ),
    }
    return bars.have > 0 ? [columns, map] : [columns]
  }
}

function toColumn({ place, code, figure, standing }: PlaceBar): ColumnDatum {
  return {
    id: String(place.id),
    label: place.name,
    code,
    value: figure?.value ?? null,
    lower: figure?.lower ?? null,
    upper: figure?.upper ?? null,
    standing,
    isEmphasised: place.level !== levels.state,
  }
}

function toArea({ place, figure, standing }: PlaceBar) {
  return { id: String(place.id), name: place.name, value: figure?.value ?? null, standing }
}

function nationOf({ catalog }: Subject): number {
  return catalog.locations.find(({ level }) => level === levels.national)?.id ?? 1
}

function wantedOf({ selection }: Subject, bars: StateBars) {
  const states = bars.bars.filter(({ place }) => place.level === levels.state)
  return {
    datasource: selection.datasource,
    period: selection.period,
    locations: states.map(({ place }) => place.id),
  }
}

function labelOf({ datasource, period, places }: Available, { catalog }: Subject): string {
  const name = catalog.datasources.find(({ id }) => id === datasource)?.datasource ?? ''
  return `${name} ${formatPeriod(period)} (${places} ${places === 1 ? 'state' : 'states'})`
}

interface FewStatesProps {
  subject: Subject
  bars: StateBars
  alternatives: { label: string; onChoose: () => void }[]
}

function FewStates({ subject, bars, alternatives }: FewStatesProps) {
  const { source, selection } = subject
  const found =
    bars.have === 0 ? 'no figures for states' : `figures for only ${bars.have} of ${bars.expected} states`
  return (
    <span>
      {source.datasource} has {found} in {formatPeriod(selection.period)}.
      {alternatives.length > 0 && ' Nearest with more: '}
      {alternatives.map(({ label, onChoose }, at) => (
        <span key={label}>
          {at > 0 && ', '}
          <Button kind="link" onClick={onChoose}>
            {label}
          </Button>
        </span>
      ))}
    </span>
  )
}

function barColumns(
  { factor, source, selection }: Subject,
  onChoose: (location: number) => void,
): Column<PlaceBar>[] {
  return [
    {
      id: 'place',
      header: 'Place',
      isRowHeader: true,
      value: ({ place }) => place.name,
      render: ({ place }) => (
        <Button kind="link" onClick={() => onChoose(place.id)}>
          {place.name}
        </Button>
      ),
    },
    {
      id: 'value',
      header: 'Value',
      isNumber: true,
      value: ({ figure }) => figure?.value ?? null,
      render: ({ figure }) => figure && formatValue(figure.value, factor),
    },
    {
      id: 'lower',
      header: 'Lower bound',
      isNumber: true,
      value: ({ figure }) => figure?.lower ?? null,
      render: ({ figure }) => (typeof figure?.lower === 'number' ? formatValue(figure.lower, factor) : '–'),
    },
    {
      id: 'upper',
      header: 'Upper bound',
      isNumber: true,
      value: ({ figure }) => figure?.upper ?? null,
      render: ({ figure }) => (typeof figure?.upper === 'number' ? formatValue(figure.upper, factor) : '–'),
    },
    {
      id: 'standing',
      header: 'Target',
      value: ({ standing }) => standing?.words ?? '',
      render: ({ standing }) => (standing ? <StandingTag standing={standing} /> : '–'),
    },
    { id: 'source', header: 'Source', value: () => source.datasource },
    {
      id: 'period',
      header: 'Period',
      value: () => selection.period,
      render: () => formatPeriod(selection.period),
    },
  ]
}
