import { sources } from './typicalReads.ts'

export interface MonthlyFile {
  indicators: readonly number[]
  places: readonly number[]
}

/** The year after those that were made up, of the routine source, as its data officer would hand them in. */
export function monthlyFile({ indicators, places }: MonthlyFile): Blob {
  const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`)
  const rows = indicators.flatMap((indicator) =>
    places.flatMap((place) =>
      months.map((month, index) => `${indicator},${sources.routine},${place},${month},5,${40 + index},,`),
    ),
  )
  return new Blob([
    ['indicator,datasource,location,period,value_type,value,citation,note', ...rows, ''].join('\n'),
  ])
}
