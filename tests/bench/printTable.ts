import { isWithinBound, type Measurement } from './Measurement.ts'

/** The measurements as a Markdown table, ready for the README. */
export function printTable(rows: readonly Measurement[]): string {
  const head = ['Measured', 'Against', 'Value', 'Reference', 'Ratio', 'Bound', 'Holds']
  const body = rows.map((row) => [
    row.name,
    row.against,
    row.value,
    row.reference,
    row.ratio.toFixed(2),
    `<= ${row.bound}`,
    isWithinBound(row) ? 'yes' : `no, by ${((row.ratio / row.bound - 1) * 100).toFixed(0)} %`,
  ])
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
