import { useEffect, useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import { getDataColumns } from '@msdat/sdk/contracts/data'
import { levels } from '@msdat/sdk/contracts/levels'
import { listLineage } from '@msdat/sdk/contracts/lineage'
import type { Location } from '@msdat/sdk/contracts/reference'
import { useStores } from '../app/Stores.ts'
import type { Names } from '@msdat/sdk/view'
import { readFigures } from '../figures/readFigures.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { buildProfile, type Profile } from './buildProfile.ts'

interface ProfileOrder {
  names: Names
  place: Location
  compared: Location | null
}

/** The profile of a place, beside another one where there is one. */
export function useProfile({ names, place, compared }: ProfileOrder): RemoteValue<Profile, ProfileOrder> {
  const { catalog } = useStores()
  const carry = { fetch: catalog.fetchOfVersion }
  const read = async (order: ProfileOrder): Promise<Profile> => {
    const nation = order.names.catalog.locations.find(({ level }) => level === levels.national)
    const wanted = [order.place.id, nation?.id, order.compared?.id].filter((id) => id !== undefined)
    const [rows, peers, lineage] = await Promise.all([
      call(getDataColumns, { location: wanted.join(',') }, carry),
      call(getDataColumns, { level: String(order.place.level), latest: true }, carry),
      call(listLineage, { size: 1000 }),
    ])
    return buildProfile({
      catalog: order.names.catalog,
      place: order.place.id,
      compared: order.compared?.id ?? null,
      rows: readFigures(rows),
      peers: readFigures(peers),
      lineage: lineage.results,
    })
  }
  const [profile] = useState(() => new RemoteValue(read))
  useEffect(() => {
    // The old profile under a new place's name would say "no figure" where there is one.
    profile.clear()
    void profile.load({ names, place, compared })
  }, [profile, names, place, compared])
  return profile
}
