import { useSetSelection, useSettings } from '@msdat/sdk'
import {
  Button,
  ChartCard,
  formatPeriod,
  formatTick,
  formatValue,
  levels,
  nationOf,
  tellArea,
  unitText,
  zoneOf,
  type Subject,
  markPlaces,
} from '@msdat/sdk/kit'
import { ColumnChart } from '@msdat/sdk/kit/charts'
import { useMemo } from 'react'
import { insteadOf } from './insteadOf.tsx'
import { toColumn } from './toColumn.ts'
import type { Zones } from './useZones.ts'
import type { ZonePlace } from './zonal/ZonePlace.ts'
import { tellZones } from './zonal/zonePlaces.ts'
import { zoneColumns } from './zoneColumns.ts'
import type { ZoneSettings } from './ZoneSettings.ts'

const height = 400

interface CardProps {
  subject: Subject
  zones: Zones
}

/** The nation, the zones and their states as columns, coloured by zone. */
export function ZoneColumnsCard({ subject, zones }: CardProps) {
  const { catalog, selection, indicator, source, place, factor, targets } = subject
  const setSelection = useSetSelection()
  const { shown } = useSettings<ZoneSettings>()
  const zone = zoneOf(place, catalog.locations)
  const nation = nationOf(catalog.locations)
  const format = (value: number) => formatValue(value, factor)
  const { area } = zones
  const places = useMemo(() => area.places.filter((one) => isShown(one, shown)), [area.places, shown])
  const data = useMemo(
    () => places.map((one) => toColumn(one, zones.colours, factor)),
    [places, zones.colours, factor],
  )
  const { selected, marked, rows } = useMemo(() => markPlaces(subject), [subject])
  const choose = (id: string | number) => void setSelection({ location: Number(id) })
  return (
    <ChartCard
      title={`${indicator.short_name} by zone and state`}
      indicator={indicator.short_name}
      place={tellArea(place, catalog.locations)}
      period={formatPeriod(selection.period)}
      unit={unitText(factor)}
      sources={zones.sources}
      count={{ ...area.states, of: 'states' }}
      updatedAt={catalog.updated_at}
      notes={zones.notes}
      tools={
        zone &&
        nation && (
          <Button icon="back" onClick={() => choose(nation.id)}>
            Back to National
          </Button>
        )
      }
      settings={{ view: 'columns', sort: 'columnsSort' }}
      views={[
        {
          id: 'columns',
          label: 'Columns',
          render: (height) => (
            <ColumnChart
              name={`${indicator.short_name} by zone and state, ${source.datasource} ${formatPeriod(selection.period)}`}
              summary={tellZones(area.places, format)}
              data={data}
              format={format}
              formatTick={(value) => formatTick(value, factor)}
              targets={targets}
              groupColours={zones.colours}
              height={height}
              {...{ selected, marked }}
              onSelect={choose}
            />
          ),
        },
      ]}
      table={{
        caption: `${indicator.short_name} by zone and state, ${source.datasource} ${formatPeriod(selection.period)}`,
        columns: zoneColumns(subject, choose),
        rows: places,
        rowKey: (one) => String(one.place.id),
      }}
      selectedRow={rows}
      citations={zones.citations}
      height={height}
      instead={insteadOf(zones, height)}
    />
  )
}

function isShown({ place }: ZonePlace, shown: ZoneSettings['shown']): boolean {
  if (place.level === levels.national || shown === 'all') return true
  return shown === 'zones' ? place.level === levels.zone : place.level === levels.state
}
