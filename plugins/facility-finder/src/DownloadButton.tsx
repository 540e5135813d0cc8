import { host, type HostInput, type HostOutput } from '@msdat/sdk'
import { levelName, ownerships, SaveButton, tableToCsv, type Column, type Registry } from '@msdat/sdk/kit'

type Facility = HostOutput<'facilities.list'>['results'][number]

interface DownloadButtonProps {
  asked: HostInput<'facilities.list'>
  nameOfPlace: (location: number) => string
  registries: readonly Registry[]
  isEmpty: boolean
}

const rowsAtOnce = 5000

/** All facilities that match as CSV, with the registry of each. */
export function DownloadButton({ asked, nameOfPlace, registries, isEmpty }: DownloadButtonProps) {
  const make = async () => {
    const rows = await readAll(asked)
    // Half a list must not look like a whole one.
    if (rows === null) throw new Error('A part of the list did not come.')
    const text = tableToCsv({ columns: columnsOf(nameOfPlace, registries), rows })
    return {
      name: 'health-facilities.csv',
      mediaType: 'text/csv' as const,
      bytes: new TextEncoder().encode(text),
    }
  }
  return (
    <div className="k-row">
      <SaveButton make={make} busy="Preparing …" disabled={isEmpty}>
        Download CSV
      </SaveButton>
    </div>
  )
}

/** Null where a part did not come. */
export async function readAll(asked: HostInput<'facilities.list'>): Promise<Facility[] | null> {
  const rows: Facility[] = []
  for (let page = 1; ; page += 1) {
    const reply = await host.call('facilities.list', { ...asked, size: rowsAtOnce, page })
    if (!reply.ok) return null
    rows.push(...reply.value.results)
    if (rows.length >= reply.value.count || reply.value.results.length === 0) return rows
  }
}

export function columnsOf(
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
