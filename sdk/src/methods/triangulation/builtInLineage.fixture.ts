import { readFileSync } from 'node:fs'
import type { LineageLink } from './lineage.ts'

const file = new URL('../../../../server/data/lineage.csv', import.meta.url)

/** What the built-in data set says of its sources, for tests on real cases. */
export const builtInLineage: readonly LineageLink[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [datasource, feeds_from, indicators = '', relation, ...reason] = line.split(',')
    return {
      datasource: Number(datasource),
      feeds_from: Number(feeds_from),
      indicators: indicators.split(' ').filter(Boolean).map(Number),
      relation: relation === 'echo' ? 'echo' : 'input',
      reason: reason.join(','),
    }
  })
