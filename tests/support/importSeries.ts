const places = Array.from({ length: 37 }, (_, at) => at + 8)
const months = Array.from(
  { length: 120 },
  (_, at) => `${1950 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
)

/** How many values a file of the series holds. */
export const rowsOfSeries = places.length * months.length

/** A file of one value over and over: which file a value came from can be read off it. */
export function fileOfSeries(value: number): string {
  const lines = places.flatMap((place) => months.map((month) => `18,2,${place},${month},5,${value}`))
  return ['indicator,datasource,location,period,value_type,value', ...lines, ''].join('\n')
}

/** Rows of the data as text, without their headings. */
const readRows = async (base: string, query: string): Promise<string[]> =>
  (await (await fetch(`${base}/api/data/?format=csv&${query}`)).text()).trim().split('\r\n').slice(1)

/** What stands of the series: each different value once, and how many values there are. */
export async function readSeries(base: string): Promise<{ values: string[]; count: number }> {
  const lines = await readRows(base, 'indicator=18&value_type=5&period_to=1959-12&fields=value')
  return { values: [...new Set(lines)], count: lines.length }
}

/** All the other data, which no file of the series may touch. */
export const readOthers = (base: string): Promise<string[]> =>
  readRows(base, 'value_type=1,2&fields=id,value,citation')
