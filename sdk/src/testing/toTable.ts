import type { DataQuery, DataTable } from '../contracts/bridge.ts'
import type { DataValue } from '../contracts/data.ts'
import { valueTypes } from '../contracts/valueTypes.ts'

/** A value as a test writes it; what is left out is as ordinary as can be. */
export type FakeValue = Pick<DataValue, 'indicator' | 'datasource' | 'location' | 'period' | 'value'> &
  Partial<Pick<DataValue, 'id' | 'value_type' | 'citation'>>

/** Values as a plugin gets them: columns, in the order given. */
export function toTable(values: readonly FakeValue[], version = 'test'): DataTable {
  const periods = [...new Set(values.map(({ period }) => period))].sort()
  const column = (read: (value: FakeValue, row: number) => number): Int32Array =>
    Int32Array.from(values, read)
  return {
    version,
    count: values.length,
    id: column(({ id }, row) => id ?? row + 1),
    indicator: column(({ indicator }) => indicator),
    datasource: column(({ datasource }) => datasource),
    location: column(({ location }) => location),
    periods,
    period: column(({ period }) => periods.indexOf(period)),
    valueType: column(({ value_type }) => value_type ?? valueTypes.estimate),
    value: Float64Array.from(values, ({ value }) => value),
    citation: column(({ citation }) => citation ?? 0),
  }
}

/** The values a query asks for, as the server would answer; `levels` needs the places' levels. */
export function answerQuery(
  values: readonly FakeValue[],
  query: DataQuery,
  levelOf: (location: number) => number | undefined,
): FakeValue[] {
  const matching = values.filter(
    (value) =>
      isIn(query.indicators, value.indicator) &&
      isIn(query.datasources, value.datasource) &&
      isIn(query.locations, value.location) &&
      isIn(query.levels, levelOf(value.location)) &&
      isIn(query.valueTypes, value.value_type ?? valueTypes.estimate) &&
      isIn(query.periods, value.period) &&
      (query.periodFrom === undefined || value.period >= query.periodFrom) &&
      (query.periodTo === undefined || value.period <= query.periodTo),
  )
  return query.latest ? newestOfEach(matching) : matching
}

function isIn<Item>(wanted: readonly Item[] | undefined, item: Item | undefined): boolean {
  return wanted === undefined || (item !== undefined && wanted.includes(item))
}

function newestOfEach(values: readonly FakeValue[]): FakeValue[] {
  const newest = new Map<string, FakeValue>()
  for (const value of values) {
    const key = [value.indicator, value.datasource, value.location, value.value_type].join()
    if (value.period > (newest.get(key)?.period ?? '')) newest.set(key, value)
  }
  return [...newest.values()]
}
