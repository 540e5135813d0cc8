import {
  formatExact,
  formatValue,
  isBest,
  levels,
  periodColumn,
  placeColumn,
  sourceColumn,
  sourceName,
  standingColumn,
  tellComputed,
  valueColumn,
  type Column,
  type Subject,
  type ZonePlace,
} from '@msdat/sdk/kit'

/** The columns of the table of zones and states. The figure stands beside its place, where a phone shows it. */
export function zoneColumns(
  { factor, source, selection, catalog }: Subject,
  onChoose: (location: number) => void,
): Column<ZonePlace>[] {
  return [
    placeColumn(({ place }) => place, onChoose),
    valueColumn(
      ({ value }) => value,
      (value) => formatExact(value, factor),
    ),
    {
      id: 'gap',
      header: 'Gap to the zone’s best',
      isNumber: true,
      value: ({ gap }) => gap?.points ?? null,
      render: ({ gap }) => (gap ? (isBest(gap) ? 'Best' : formatValue(gap.points)) : '–'),
    },
    standingColumn(({ standing }) => standing),
    {
      id: 'origin',
      header: 'Origin',
      value: ({ value, computed }) => (computed ? tellComputed(computed) : value === null ? '' : 'Published'),
    },
    sourceColumn(({ figure }) => sourceName(catalog, figure?.datasource ?? source.id)),
    periodColumn(() => selection.period),
    { id: 'code', header: 'Code', value: ({ code }) => code },
    {
      id: 'zone',
      header: 'Zone',
      value: ({ zone, place }) => zone?.name ?? (place.level === levels.zone ? place.name : ''),
    },
  ]
}
