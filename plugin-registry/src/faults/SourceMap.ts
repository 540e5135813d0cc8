import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { sourceNamespace, type FunctionSpan } from '@msdat/sdk/bundle'
import type { SourcePlace } from '@msdat/sdk/contracts/faults'
import type { Release } from '@msdat/sdk/contracts/registry'
import { digestOf } from '../artifacts/artifacts.ts'

const compress = promisify(gzip)
const inflate = promisify(gunzip)

/** Leads from a place in a bundle to the author's file, line and function. Never served to visitors. */
export interface SourceMap {
  /** As the bundler wrote it. */
  map: string
  functions: Record<string, FunctionSpan[]>
}

/** A bundle that two zips give names the files of one of them, so both the zip and the bundle are in the key. */
export const sourceMapKey = (release: {
  zip_digest: string
  bundle: Pick<Release['bundle'], 'digest'>
}): string => digestOf(`${release.zip_digest} ${release.bundle.digest}`)

export const packSourceMap = (json: string): Promise<Buffer> => compress(json)

/** A place in a bundle, line and column from 1. */
interface BundlePlace {
  line: number
  column: number
}

/** The places in the author's files, in the order of those in the bundle; what is in none of them is left out. */
export async function findPlaces(packed: Buffer, places: readonly BundlePlace[]): Promise<SourcePlace[]> {
  const { map, functions } = JSON.parse((await inflate(packed)).toString('utf8')) as SourceMap
  const trace = new TraceMap(map)
  return places.flatMap(({ line, column }) => {
    const found = originalPositionFor(trace, { line, column: column - 1 })
    const [namespace, file] = [
      found.source?.slice(0, sourceNamespace.length),
      found.source?.slice(sourceNamespace.length + 1),
    ]
    if (namespace !== sourceNamespace || !file || found.line === null || found.column === null) return []
    const place = { line: found.line, column: found.column + 1 }
    return [{ file, ...place, function: functionAt(functions[file] ?? [], place) }]
  })
}

/** The name of the innermost function around a place. */
function functionAt(spans: readonly FunctionSpan[], { line, column }: BundlePlace): string | null {
  const isAfter = (
    [l, c]: readonly [number, number],
    [otherLine, otherColumn]: readonly [number, number],
  ): boolean => (l === otherLine ? c > otherColumn : l > otherLine)
  let innermost: FunctionSpan | null = null
  for (const span of spans) {
    const isAround = !isAfter(span.start, [line, column]) && isAfter(span.end, [line, column])
    if (isAround && (!innermost || isAfter(span.start, innermost.start))) innermost = span
  }
  return innermost?.name ?? null
}
