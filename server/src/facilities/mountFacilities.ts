import type { Kysely } from 'kysely'
import { Download } from '@msdat/sdk/http/Download'
import type { Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/facilities'
import { listFacilityRegistries } from '@msdat/sdk/contracts/facilityRegistries'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import { idsOf } from '../data/idsOf.ts'
import { checkPage, spanOf } from '../data/pageOf.ts'
import { Semaphore } from '../http/Semaphore.ts'
import { clusterFacilities } from './clusterFacilities.ts'
import { facilitiesAsCsv } from './facilitiesAsCsv.ts'
import { facilitiesByState } from './facilitiesByState.ts'
import type { FacilityTables } from './facilityTables.ts'
import { readRegistries } from './readRegistries.ts'
import { listFacilities, listFacilityIds } from './listFacilities.ts'

/** Facilities and local government areas: open to all, with where each facility is known from. */
export function mountFacilities(serve: Serve, context: AnalysisContext): void {
  const db = context.db as unknown as Kysely<FacilityTables>
  const semaphore = new Semaphore(1)
  /** Most facilities are looked through for one answer: of many, others are answered in between. */
  const inTurn = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
    const release = await semaphore.acquire()
    try {
      return await read()
    } finally {
      // SQLite answers at once: without this each would be over before the next one asks for its turn.
      setImmediate(release)
    }
  }
  serve(contracts.listFacilities, async ({ format, ...input }) => {
    if (format !== 'csv') return inTurn(() => listFacilities(db, input))
    const parts = facilitiesAsCsv(context, input, () => inTurn(() => listFacilityIds(db, input)))
    return new Download('health-facilities.csv', 'text/csv; charset=utf-8', parts)
  })
  serve(listFacilityRegistries, async () => ({ registries: await readRegistries(db, { isShown: true }) }))
  serve(contracts.listFacilityClusters, (input) => inTurn(() => clusterFacilities(db, input)))
  serve(contracts.listFacilitiesByState, () => inTurn(() => facilitiesByState(context)))
  serve(contracts.listLgas, async (input) => {
    const found = input.location
      ? db.selectFrom('lgas').where('location', 'in', idsOf(input.location))
      : db.selectFrom('lgas')
    const { count } = await found
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    checkPage(input, Number(count))
    const { offset, limit } = spanOf(input)
    const ordering = input.ordering ?? 'id'
    const results = await found
      .selectAll()
      .orderBy(ordering.endsWith('name') ? 'name' : 'id', ordering.startsWith('-') ? 'desc' : 'asc')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute()
    return { count: Number(count), results }
  })
}
