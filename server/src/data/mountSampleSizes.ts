import type { Serve } from '@msdat/sdk/http/serve'
import { listSampleSizes } from '@msdat/sdk/contracts/sampleSizes'
import type { DataRoutes } from './DataRoutes.ts'
import { rowWithId } from './pageOf.ts'
import { readSampleSizes } from './readSampleSizes.ts'

export function mountSampleSizes(serve: Serve, { data }: DataRoutes): void {
  serve(listSampleSizes, async ({ id }) => {
    const { datasources } = await data.lists()
    const source = rowWithId(datasources, id, 'data source').id
    const own = readSampleSizes().filter(({ datasource }) => datasource === source)
    return { results: own.toSorted((one, other) => other.period.localeCompare(one.period)) }
  })
}
