import type { Column } from '@msdat/sdk/kit'
import { Fragment } from 'react'
import type { ProbeResult } from './runProbe.ts'

/** A long name is folded behind its dot, not within a word. */
const foldable = (method: string) =>
  method.split(/(?<=\.)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))

export const resultColumns: readonly Column<ProbeResult>[] = [
  {
    id: 'method',
    header: 'Method',
    value: ({ probe }) => probe.method,
    render: ({ probe }) => foldable(probe.method),
    isRowHeader: true,
  },
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
