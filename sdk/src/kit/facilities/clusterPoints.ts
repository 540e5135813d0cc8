import type { HostOutput } from '@msdat/sdk'
import { levelName } from '../../contracts/facilityWords.ts'

type Clusters = HostOutput<'facilities.clusters'>['clusters']

interface ClusterWords {
  nameOfPlace?: (location: number) => string
  /** Said of several facilities, such as what a press does. */
  hint?: string
}

/** Facilities that stand close together as one point each, for `PointMap` and `LayeredMap`; the id is its place in the list. */
export const clusterPoints = (clusters: Clusters, { nameOfPlace, hint }: ClusterWords = {}) =>
  clusters.map(({ longitude, latitude, count, location, facility }, at) => {
    const several = [`${count.toLocaleString('en')} facilities`, nameOfPlace?.(location)]
    const label = facility?.name ?? several.filter(Boolean).join(', ')
    return {
      id: String(at),
      longitude,
      latitude,
      count,
      label,
      note: facility ? levelName(facility.level) : hint,
    }
  })
