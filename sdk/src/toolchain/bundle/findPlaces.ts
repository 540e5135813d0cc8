import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { SourcePlace } from '../../contracts/faults.ts'
import type { FunctionSpan } from './findFunctions.ts'
import { namespace } from './toFault.ts'

/** Leads from a place in a bundle to the author's file, line and function. Never served to visitors. */
export interface SourceMap {
  /** As the bundler wrote it. */
  map: string
  functions: Record<string, FunctionSpan[]>
}

/** A place in a bundle, line and column from 1. */
interface BundlePlace {
  line: number
  column: number
}

/** The places in the author's files, in the order of those in the bundle; what is in none of them is left out. */
export function findPlaces({ map, functions }: SourceMap, places: readonly BundlePlace[]): SourcePlace[] {
  const trace = new TraceMap(map)
  return places.flatMap(({ line, column }) => {
    const found = originalPositionFor(trace, { line, column: column - 1 })
    if (!found.source?.startsWith(`${namespace}:`)) return []
    const file = found.source.slice(namespace.length + 1)
    if (!file || found.line === null || found.column === null) return []
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
