import { useSettings } from '@msdat/sdk'
import {
  aboutSubject,
  BackToNation,
  ChartCard,
  formatPeriod,
  formatsOf,
  levels,
  tellArea,
  tellZones,
  usePlaceChoice,
  withoutTotals,
  zoneOf,
  type Subject,
  type ZonePlace,
} from '@msdat/sdk/kit'
import { columnView } from '@msdat/sdk/kit/charts'
import { useMemo } from 'react'
import { insteadOf } from './insteadOf.tsx'
import { toColumn } from './toColumn.ts'
import type { Zones } from './useZones.ts'
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
  const { shown } = useSettings<ZoneSettings>()
  const zone = zoneOf(place, catalog.locations)
  const formats = formatsOf(factor)
  const { area } = zones
  const places = useMemo(() => area.places.filter((one) => isShown(one, shown)), [area.places, shown])
  const data = useMemo(
    () => withoutTotals(places, ({ value }) => value).map((one) => toColumn(one, zones.colours, factor)),
    [places, zones.colours, factor],
  )
  const { chart, rows, choose } = usePlaceChoice(subject)
  const what = `${indicator.short_name} by zone and state`
  const name = `${what}, ${source.datasource} ${formatPeriod(selection.period)}`
  const summary = tellZones(area.places, formats.format)
  return (
    <ChartCard
      {...aboutSubject(subject)}
      title={what}
      place={tellArea(place, catalog.locations)}
      period={formatPeriod(selection.period)}
      sources={zones.sources}
      count={{ ...area.states, of: 'states' }}
      notes={zones.notes}
      tools={zone && <BackToNation subject={subject} />}
      settings={{ view: 'columns', sort: 'columnsSort' }}
      views={[
        columnView({ ...chart, ...formats, name, summary, data, targets, groupColours: zones.colours }),
      ]}
      table={{
        caption: name,
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
