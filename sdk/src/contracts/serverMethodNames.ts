/** Host methods that are calls of the server; `serverMethods.ts` has what they take and answer. */
export const serverMethodNames = [
  'analysis.correlate',
  'analysis.describe',
  'analysis.compare',
  'analysis.predict',
  'analysis.triangulate',
  'catalog.search',
  'data.lineage',
  'assistant.ask',
  'facilities.list',
  'facilities.clusters',
  'facilities.states',
  'facilities.lgas',
  'facilities.registries',
] as const

export type ServerMethodName = (typeof serverMethodNames)[number]
