import type { Kysely } from 'kysely'
import type { FacilityCluster } from '@msdat/sdk/contracts/facilities'
import type { FacilityTables } from './facilityTables.ts'
import { notStated } from './listFacilities.ts'
import { selectFacilities, type FacilityFilters } from './selectFacilities.ts'

const mostClusters = 3000

interface Located {
  id: number
  name: string
  level: number
  location: number
  latitude: number
  longitude: number
}

/** What matches, gathered into cells of a grid; each cell stands in the middle of what is in it. */
export async function clusterFacilities(
  db: Kysely<FacilityTables>,
  { cell, ...filters }: FacilityFilters & { cell: number },
): Promise<{ matched: number; located: number; clusters: FacilityCluster[] }> {
  const rows = await selectFacilities(db, filters)
    .select(['id', 'name', 'level', 'location', 'latitude', 'longitude'])
    .orderBy('id')
    .execute()
  const located = rows.filter((row): row is Located => row.latitude !== null && row.longitude !== null)
  const cells = new Map<string, Located[]>()
  for (const row of located) {
    const key = `${Math.floor(row.longitude / cell)}/${Math.floor(row.latitude / cell)}`
    const members = cells.get(key)
    if (members) members.push(row)
    else cells.set(key, [row])
  }
  const clusters = [...cells.values()].map(toCluster).sort((one, other) => other.count - one.count)
  return { matched: rows.length, located: located.length, clusters: clusters.slice(0, mostClusters) }
}

function toCluster(members: readonly Located[]): FacilityCluster {
  const mean = (read: (one: Located) => number): number =>
    members.reduce((total, one) => total + read(one), 0) / members.length
  const [only] = members.length === 1 ? members : []
  return {
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    count: members.length,
    location: commonest(members.map(({ location }) => location)),
    facility: only
      ? { id: only.id, name: only.name, level: only.level === notStated ? null : only.level }
      : null,
  }
}

function commonest(ids: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}
