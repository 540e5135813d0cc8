import type { Kysely } from 'kysely'
import type { FacilityCluster } from '@msdat/sdk/contracts/facilities'
import { facilityPieces } from './facilityPieces.ts'
import { notStated, type FacilityTables } from './facilityTables.ts'
import { selectFacilities, type FacilityFilters } from './selectFacilities.ts'

const mostClusters = 3000
const columns = ['id', 'name', 'level', 'location', 'latitude', 'longitude'] as const

interface Located {
  id: number
  name: string
  level: number
  location: number
  latitude: number
  longitude: number
}

/** What is in a cell of the grid, added up as it is read. */
interface Cell {
  first: Located
  count: number
  latitudes: number
  longitudes: number
  /** How many are in each state. */
  locations: Map<number, number>
}

/** What matches, gathered into cells of a grid; each cell stands in the middle of what is in it. */
export async function clusterFacilities(
  db: Kysely<FacilityTables>,
  { cell, ...filters }: FacilityFilters & { cell: number },
): Promise<{ matched: number; located: number; clusters: FacilityCluster[] }> {
  const cells = new Map<string, Cell>()
  let [matched, located] = [0, 0]
  for await (const rows of facilityPieces(db, selectFacilities(db, filters), { order: 'id', columns })) {
    matched += rows.length
    for (const row of rows) {
      if (!isLocated(row)) continue
      located += 1
      addTo(cells, `${Math.floor(row.longitude / cell)}/${Math.floor(row.latitude / cell)}`, row)
    }
  }
  const greatest = [...cells.values()].sort((one, other) => other.count - one.count).slice(0, mostClusters)
  return { matched, located, clusters: greatest.map(toCluster) }
}

const isLocated = (row: { latitude: number | null; longitude: number | null }): row is Located =>
  row.latitude !== null && row.longitude !== null

function addTo(cells: Map<string, Cell>, key: string, row: Located): void {
  let cell = cells.get(key)
  if (!cell) {
    cell = { first: row, count: 0, latitudes: 0, longitudes: 0, locations: new Map() }
    cells.set(key, cell)
  }
  cell.count += 1
  cell.latitudes += row.latitude
  cell.longitudes += row.longitude
  cell.locations.set(row.location, (cell.locations.get(row.location) ?? 0) + 1)
}

function toCluster({ first, count, latitudes, longitudes, locations }: Cell): FacilityCluster {
  return {
    latitude: latitudes / count,
    longitude: longitudes / count,
    count,
    location: commonest(locations),
    facility:
      count === 1
        ? { id: first.id, name: first.name, level: first.level === notStated ? null : first.level }
        : null,
  }
}

const commonest = (counts: ReadonlyMap<number, number>): number =>
  [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0
