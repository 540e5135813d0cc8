import {
  Button,
  formatPeriod,
  formatValue,
  levels,
  StandingTag,
  type Column,
  type Subject,
} from '@msdat/sdk/kit'
import { tellComputed } from './zonal/computeZone.ts'
import type { ZonePlace } from './zonal/ZonePlace.ts'

/** The columns of the table of zones and states. */
export function zoneColumns(
  { factor, source, selection }: Subject,
  onChoose: (location: number) => void,
): Column<ZonePlace>[] {
  const points = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
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
    { id: 'code', header: 'Code', value: ({ code }) => code },
    {
      id: 'zone',
      header: 'Zone',
      value: ({ zone, place }) => zone?.name ?? (place.level === levels.zone ? place.name : ''),
    },
    {
      id: 'value',
      header: 'Value',
      isNumber: true,
      value: ({ value }) => value,
      render: ({ value }) => (value === null ? undefined : formatValue(value, factor)),
    },
    {
      id: 'gap',
      header: 'Gap to the zone’s best',
      isNumber: true,
      value: ({ gap }) => gap?.points ?? null,
      render: ({ gap }) => (gap ? (gap.points < 0.05 ? 'Best' : points.format(gap.points)) : '–'),
    },
    {
      id: 'standing',
      header: 'Target',
      value: ({ standing }) => standing?.words ?? '',
      render: ({ standing }) => (standing ? <StandingTag standing={standing} /> : '–'),
    },
    {
      id: 'origin',
      header: 'Origin',
      value: ({ value, computed }) => (computed ? tellComputed(computed) : value === null ? '' : 'Published'),
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
