import type { Rows } from '@msdat/sdk/contracts/page'
import { bringIn, move, untilSettled, type ImportCaller } from '../../support/imports.ts'
import { answered } from '../../support/publish.ts'
import { milliseconds, type Measurement } from '../Measurement.ts'
import { monthlyFile } from './monthlyFile.ts'
import { read, sources, type Ground } from './typicalReads.ts'

const imports = 5
const budgetMs = 2000

/** For how long a second process on the same database still answers as before an import. */
export async function measureStaleness(
  caller: ImportCaller,
  other: string,
  ground: Ground,
): Promise<Measurement> {
  const indicator = ground.indicators.at(-1) ?? 0
  let longest = 0
  for (let turn = 0; turn < imports; turn += 1) {
    const place = ground.areas[turn] ?? 0
    const path = `/api/data/?indicator=${indicator}&datasource=${sources.routine}&location=${place}&size=2000`
    const before = (await read<Rows<unknown>>(other, path)).count
    const file = monthlyFile({ indicators: [indicator], places: [place] })
    const { id } = await bringIn(caller, file)
    // Asked all the while: a process that nobody has asked for a second looks at the database anew.
    const seen = momentOfChange(`${other}${path}`, before)
    await answered(await move(caller, id, 'commit'))
    await untilSettled(caller, id)
    const committed = performance.now()
    longest = Math.max(longest, (await seen) - committed)
  }
  return {
    name: `PostgreSQL: the second process behind the first, longest of ${imports} imports`,
    against: 'budget',
    value: milliseconds(longest),
    reference: `${budgetMs} ms`,
    ratio: longest / budgetMs,
    bound: 1,
  }
}

async function momentOfChange(url: string, before: number): Promise<number> {
  const patience = performance.now() + 120_000
  while (performance.now() < patience) {
    if ((await read<Rows<unknown>>('', url)).count !== before) return performance.now()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('The other process never saw the import.')
}
