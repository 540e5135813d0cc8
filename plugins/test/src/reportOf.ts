import type { HostInput } from '@msdat/sdk'
import type { ProbeResult } from './runProbe.ts'

/** The results as a text file, one line a call. */
export function reportOf(results: readonly ProbeResult[]): HostInput<'files.save'> {
  const lines = results.map(
    ({ probe, passed, answer, milliseconds }) =>
      `${passed ? 'ok    ' : 'FAILED'}  ${probe.method}  ${milliseconds.toFixed(1)} ms  ${answer}\n`,
  )
  return {
    name: 'conformance-report.txt',
    mediaType: 'text/plain',
    bytes: new TextEncoder().encode(lines.join('')),
  }
}
