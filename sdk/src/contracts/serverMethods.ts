import * as Type from 'typebox'
import type { TObject, TSchema } from 'typebox'
import { compare, correlate, describe } from './analysis.ts'
import { simulatePolicy } from './assistant.ts'
import type { AnyEndpoint, Endpoint } from './endpoint.ts'
import { listFacilities, listFacilitiesByState, listFacilityClusters, listLgas } from './facilities.ts'
import { listFacilityRegistries } from './facilityRegistries.ts'
import { method } from './hostMethod.ts'
import { listLineage } from './lineage.ts'
import type { Permission } from './manifest.ts'
import { predict } from './prediction.ts'
import { searchByQuery, searchLimit } from './search.ts'
import type { ServerMethodName } from './serverMethodNames.ts'
import { triangulate } from './triangulation.ts'

/**
 * Calls of the server that a plugin makes through the page, by the name of their host method. What goes in and
 * comes out is as the endpoint has it, so one more is two lines here, behind a permission, and its name in the list.
 */
export const serverCalls = {
  'analysis.correlate': correlate,
  'analysis.describe': describe,
  'analysis.compare': compare,
  'analysis.predict': predict,
  'analysis.triangulate': triangulate,
  'catalog.search': searchByQuery,
  'data.lineage': listLineage,
  'assistant.ask': simulatePolicy,
  'facilities.list': listFacilities,
  'facilities.clusters': listFacilityClusters,
  'facilities.states': listFacilitiesByState,
  'facilities.lgas': listLgas,
  'facilities.registries': listFacilityRegistries,
} as const satisfies Record<ServerMethodName, AnyEndpoint>

/** How often an address may make a call; undefined where nothing limits it. */
export const limitOf = (name: ServerMethodName): AnyEndpoint['limit'] =>
  name === 'catalog.search' ? searchLimit : (serverCalls[name] as AnyEndpoint).limit

const facilities = { permission: 'data:read', cost: 3, deadlineMs: 30_000 } as const
const analysis = { permission: 'data:read', cost: 10, deadlineMs: 60_000 } as const

export const serverMethods = {
  'analysis.correlate': through(correlate, analysis),
  'analysis.describe': through(describe, analysis),
  'analysis.compare': through(compare, analysis),
  'analysis.predict': through(predict, analysis),
  'analysis.triangulate': through(triangulate, analysis),
  'catalog.search': through(searchByQuery, { permission: 'catalog:search', cost: 5, deadlineMs: 15_000 }),
  'data.lineage': through(listLineage, { permission: 'data:read', cost: 2, deadlineMs: 30_000 }),
  'facilities.list': through(listFacilities, facilities),
  'facilities.clusters': through(listFacilityClusters, facilities),
  'facilities.states': through(listFacilitiesByState, facilities),
  'facilities.lgas': through(listLgas, facilities),
  'facilities.registries': through(listFacilityRegistries, { ...facilities, cost: 1 }),
  'assistant.ask': through(simulatePolicy, { permission: 'assistant:ask', cost: 20, deadlineMs: 60_000 }),
} as const satisfies Record<ServerMethodName, unknown>

interface Terms {
  permission: Permission
  cost: number
  deadlineMs: number
}

type InputSchema<E> =
  E extends Endpoint<TObject, infer Query, infer Body, TSchema>
    ? TObject extends Body
      ? Query
      : Body
    : never

function through<E extends AnyEndpoint>(endpoint: E, terms: Terms) {
  const input = (endpoint.body ?? endpoint.query ?? Type.Object({})) as InputSchema<E>
  return method({ summary: endpoint.summary, input, output: endpoint.output as E['output'], ...terms })
}
