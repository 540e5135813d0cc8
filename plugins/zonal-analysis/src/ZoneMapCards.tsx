import {
  aboutSubject,
  ChartCard,
  formatPeriod,
  formatsOf,
  levels,
  Note,
  tellZones,
  usePlaceChoice,
  type Subject,
  type ZonePlace,
} from '@msdat/sdk/kit'
import { mapView } from '@msdat/sdk/kit/maps'
import { insteadOf } from './insteadOf.tsx'
import type { Zones } from './useZones.ts'
import { zoneColumns } from './zoneColumns.ts'

interface CardProps {
  subject: Subject
  zones: Zones
}

const height = 440
const ofValueMap = { view: 'valueMap', sort: 'valueMapSort' }
const ofZoneMap = { view: 'zoneMap', sort: 'zoneMapSort' }

/** The states by value, in classes, those without a figure hatched. */
export function ValueMapCard({ subject, zones }: CardProps) {
  return <MapCard {...{ subject, zones }} title="by state, on the map" isByZone={false} />
}

/** The states by the zone they are in, those of a zone without a figure hatched; a note where no zone has one. */
export function ZoneMapCard({ subject, zones }: CardProps) {
  return <MapCard {...{ subject, zones }} title="by zone, on the map" isByZone />
}

function MapCard({ subject, zones, title, isByZone }: CardProps & { title: string; isByZone: boolean }) {
  const { selection, indicator, source, place, factor } = subject
  const formats = formatsOf(factor)
  const states = zones.places.filter((one) => one.place.level === levels.state)
  const ofZones = zones.places.filter((one) => one.place.level === levels.zone)
  const name = `${indicator.short_name} ${title}`
  const { chart, rows, choose } = usePlaceChoice(subject)
  const summary = tellZones(zones.places, formats.format)
  const areas = states.map((one) => ({ ...one, category: one.zone?.name }))
  const lacks = isByZone && ofZones.every(({ value }) => value === null)
  const toOwn = (zone: ZonePlace) => toCategory(zone, zones.colours, formats.format)
  const categories = isByZone ? ofZones.map(toOwn) : undefined
  return (
    <ChartCard
      {...aboutSubject(subject)}
      title={name}
      period={formatPeriod(selection.period)}
      sources={zones.sources}
      count={isByZone ? countOf(ofZones) : { ...zones.states, of: 'states' }}
      settings={isByZone ? ofZoneMap : ofValueMap}
      views={[
        mapView({ ...chart, ...formats, name, summary, areas, categories, selected: String(place.id) }),
      ]}
      table={{
        caption: `${name}, ${source.datasource} ${formatPeriod(selection.period)}`,
        columns: zoneColumns(subject, choose),
        rows: isByZone ? ofZones : states,
        rowKey: (one) => String(one.place.id),
      }}
      selectedRow={rows}
      citations={zones.citations}
      height={height}
      instead={insteadOf(zones, height) ?? (lacks ? <Note>No zone has a figure here.</Note> : null)}
    />
  )
}

const countOf = (zones: readonly ZonePlace[]) => ({
  have: zones.filter(({ value }) => value !== null).length,
  expected: zones.length,
  of: 'zones',
})

function toCategory(
  { place, value, computed }: ZonePlace,
  colours: ReadonlyMap<string, string>,
  format: (value: number) => string,
) {
  const figure = value === null ? 'no data' : `${format(value)}${computed ? ', computed' : ''}`
  return {
    id: place.name,
    label: `${place.name}: ${figure}`,
    colour: colours.get(place.name) ?? '',
    isMissing: value === null,
  }
}
