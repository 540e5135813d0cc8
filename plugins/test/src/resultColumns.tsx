import type { Column } from '@msdat/sdk/kit'
import type { ProbeResult } from './runProbe.ts'

export const resultColumns: readonly Column<ProbeResult>[] = [
  { id: 'method', header: 'Method', value: ({ probe }) => probe.method, isRowHeader: true },
  {
    id: 'passed',
    header: 'Result',
    value: ({ passed }) => (passed ? 'as expected' : 'not as expected'),
    render: ({ passed }) => (
      <span data-passed={passed}>{passed ? '✓ as expected' : '✗ not as expected'}</span>
    ),
  },
  { id: 'answer', header: 'Answer', value: ({ answer }) => answer },
  {
    id: 'milliseconds',
    header: 'ms',
    value: ({ milliseconds }) => milliseconds,
    render: ({ milliseconds }) => milliseconds.toFixed(1),
    isNumber: true,
  },
]
