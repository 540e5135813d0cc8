import { expect, it } from 'vitest'
import { findPackedPlaces, packSourceMap } from './SourceMap.ts'

const withFunctions = (names: number): string => {
  const span = { name: 'a', start: [1, 0], end: [2, 0] }
  const functions = { 'src/main.ts': Array.from({ length: names }, () => span) }
  return JSON.stringify({ map: '{"version":3,"sources":[],"names":[],"mappings":""}', functions })
}

it('a source map is kept unless reading it would hold the server', async () => {
  const packed = await packSourceMap(withFunctions(1000))
  expect(packed && (await findPackedPlaces(packed, [{ line: 1, column: 1 }]))).toEqual([])
  expect(await packSourceMap(withFunctions(200_000))).toBeNull()
})
