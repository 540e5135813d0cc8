import { readFileSync } from 'node:fs'
import * as Type from 'typebox'
import { SampleSize } from '@msdat/sdk/contracts/sampleSizes'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { StartupFault } from '../config/StartupFault.ts'
import { readTable } from '../import/builtInSet/readTable.ts'

const file = new URL('../../data/sample-sizes.csv', import.meta.url)
const words = (cell: string): string => cell
const columns = {
  datasource: Number,
  period: words,
  survey: words,
  unit: words,
  n: Number,
  source: words,
  confidence: words,
}

let known: readonly SampleSize[] | undefined

/** The sample sizes that the project knows; read once, since the file comes with the release. */
export function readSampleSizes(): readonly SampleSize[] {
  known ??= readFile()
  return known
}

function readFile(): readonly SampleSize[] {
  const { rows, findings } = readTable('sample-sizes.csv', readFileSync(file, 'utf8'), columns)
  const result = validate(
    Type.Array(SampleSize),
    rows.map(({ row }) => row),
  )
  if (findings.length === 0 && result.ok) return result.value
  const issues = result.ok
    ? []
    : result.issues.map(({ path, message }) => `sample-sizes.csv: ${path} ${message}`)
  throw new StartupFault([
    ...findings.map(({ line, problem }) => `sample-sizes.csv, line ${line}: ${problem}`),
    ...issues,
  ])
}
