import { useSetSelection, type Factor } from '@msdat/sdk'
import {
  ChartCard,
  formatPeriod,
  formatTick,
  formatValue,
  isPercentage,
  levels,
  nationOf,
  tellArea,
  unitText,
  zoneOf,
  type Subject,
} from '@msdat/sdk/kit'
import { ColumnChart, type ColumnDatum } from '@msdat/sdk/kit/charts'
import { useMemo, useState } from 'react'
import { insteadOf } from './insteadOf.tsx'
import type { Zones } from './useZones.ts'
import { tellComputed } from './zonal/computeZone.ts'
import { isBest, type Gap, type ZonePlace } from './zonal/ZonePlace.ts'
import { tellZones } from './zonal/zonePlaces.ts'
import { zoneColumns } from './zoneColumns.ts'
import { ZoneTools, type Shown } from './ZoneTools.tsx'

const height = 400
const computedNote =
  '* No figure was published for these zones: each is the mean of its states, weighted by population where the census gives it.'

interface CardProps {
  subject: Subject
  zones: Zones
}

/** The nation, the zones and their states as columns, coloured by zone. */
export function ZoneColumnsCard({ subject, zones }: CardProps) {
  const { catalog, selection, indicator, source, place, factor, targets } = subject
  const setSelection = useSetSelection()
  const [shown, setShown] = useState<Shown>('all')
  const zone = zoneOf(place, catalog.locations)
  const nation = nationOf(catalog.locations)
  const format = (value: number) => formatValue(value, factor)
  const places = useMemo(
    () => zones.places.filter((one) => isShown(one, shown) && isInside(one, zone?.id ?? null)),
    [zones.places, shown, zone],
  )
  const data = useMemo(
    () => places.map((one) => toColumn(one, zones.colours, factor)),
    [places, zones.colours, factor],
  )
  const choose = (id: string | number) => void setSelection({ location: Number(id) })
  return (
    <ChartCard
      title={`${indicator.short_name} by zone and state`}
      place={tellArea(place, catalog.locations)}
      period={formatPeriod(selection.period)}
      unit={unitText(factor)}
      sources={[source]}
      count={{ ...zones.states, of: 'states' }}
      updatedAt={catalog.updated_at}
      notes={zones.isComputing ? [...zones.notes, computedNote] : zones.notes}
      tools={
        <ZoneTools
          {...{ zones, shown, setShown }}
          onNation={zone && nation ? () => choose(nation.id) : undefined}
        />
      }
      views={[
        {
          id: 'columns',
          label: 'Columns',
          render: (height) => (
            <ColumnChart
              name={`${indicator.short_name} by zone and state, ${source.datasource} ${formatPeriod(selection.period)}`}
              summary={tellZones(zones.places, format)}
              data={data}
              format={format}
              formatTick={(value) => formatTick(value, factor)}
              targets={targets}
              groupColours={zones.colours}
              height={height}
              selected={place.level === levels.national ? undefined : String(place.id)}
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
      selectedRow={String(place.id)}
      citations={zones.citations}
      height={height}
      instead={insteadOf(zones, height)}
    />
  )
}

function isShown({ place }: ZonePlace, shown: Shown): boolean {
  if (place.level === levels.national || shown === 'all') return true
  return shown === 'zones' ? place.level === levels.zone : place.level === levels.state
}

/** With a zone or a state chosen, the other zones' states make room. */
function isInside({ zone }: ZonePlace, chosen: number | null): boolean {
  return chosen === null || zone === null || zone.id === chosen
}

function toColumn(
  one: ZonePlace,
  colours: ReadonlyMap<string, string>,
  factor: Factor | undefined,
): ColumnDatum {
  const { place, zone, code, value, figure, computed, standing, gap } = one
  const zoneName = zone?.name ?? place.name
  const note = [zone?.name, computed && tellComputed(computed), gap && gapText(gap, factor)].filter(Boolean)
  return {
    id: String(place.id),
    label: place.name,
    code: computed ? `${code}*` : code,
    value,
    lower: figure?.lower ?? null,
    upper: figure?.upper ?? null,
    standing,
    isEmphasised: !zone,
    // Colour says which zone here, so the nation has one of its own.
    colour: colours.get(zoneName),
    group: zone?.name,
    note: note.join(' · '),
  }
}

function gapText(gap: Gap, factor: Factor | undefined): string {
  if (isBest(gap)) return 'Best of its zone'
  const { to, points } = gap
  const distance = isPercentage(factor) ? `${formatValue(points)} points` : formatValue(points)
  return `${distance} from ${to.name}, the best of its zone`
}
