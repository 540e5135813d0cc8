import type { HostOutput } from '@msdat/sdk'
import { levelName, ownerships } from '../../contracts/facilityWords.ts'
import type { Column } from '../tables/Column.ts'
import type { Registry } from './useRegistries.ts'

/** One health facility as the registries have it. */
export type Facility = HostOutput<'facilities.list'>['results'][number]

/** All that is known of health facilities, for a file: each with the registry that it was read from. */
export function facilityColumns(
  nameOfPlace: (location: number) => string,
  registries: readonly Registry[],
): Column<Facility>[] {
  const registryOf = (id: string) => registries.find((one) => one.id === id)
  const column = (header: string, value: Column<Facility>['value']): Column<Facility> => ({
    id: header,
    header,
    value,
  })
  return [
    column('Name', ({ name }) => name),
    column('Type', ({ type }) => type),
    column('Level', ({ level }) => levelName(level)),
    column('Ownership', ({ ownership }) => ownerships[ownership]),
    column('State', ({ location }) => nameOfPlace(location)),
    column('Town', ({ town }) => town),
    column('Latitude', ({ latitude }) => latitude),
    column('Longitude', ({ longitude }) => longitude),
    column('Coordinates from', ({ coordinate_source }) => coordinate_source),
    column('Distance in km', ({ distance_km }) => distance_km),
    column('Registry', ({ registry }) => registryOf(registry)?.citation ?? registry),
    column('Registry of', ({ registry }) => registryOf(registry)?.date ?? ''),
    column('Confidence', ({ confidence }) => confidence),
    column('Note', ({ note }) => note),
    column('Ward', ({ ward }) => ward),
    column('Services', ({ services }) => services),
    column('Id in the registry', ({ registry_id }) => registry_id),
  ]
}

/** What is worth knowing before a visit, in a line: type, owner, how sure the entry is, services, note. */
export function tellFacility({ type, ownership, confidence, services, note }: Facility): string {
  const parts = [
    type,
    ownership !== 'public' && ownership !== 'unknown' && ownerships[ownership].toLowerCase(),
    confidence && `entry: ${confidence} confidence`,
    services && `services: ${services}`,
    note,
  ]
  return parts.filter(Boolean).join('; ')
}
