import { hasRole } from '@msdat/sdk/contracts/roles'
import { getProvenance } from '@msdat/sdk/contracts/provenance'
import type { Serve } from '@msdat/sdk/http/serve'
import type { DataRoutes } from './DataRoutes.ts'
import { readProvenance } from './provenance.ts'

/** Where values come from. Its answers depend on who asks, so they are not kept. */
export function mountProvenance(serve: Serve, { db, data }: DataRoutes): void {
  serve(getProvenance, async ({ id }, { actor }) => {
    const namesPeople = actor !== null && hasRole(actor.role, 'moderator')
    return readProvenance(db, await data.lists(), { id, namesPeople })
  })
}
