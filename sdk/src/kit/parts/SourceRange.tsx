import type { Coverage } from '../../contracts/data.ts'
import type { DataSource, Factor } from '../../contracts/reference.ts'
import { formatPeriod, formatValue } from '../values/formatValue.ts'
import type { Figure } from '../values/readFigures.ts'
import { rangeOf, type MatrixRow } from '../values/sourceMatrix.ts'

interface SourceRangeProps {
  /** Of a `sourceMatrix`. */
  row: MatrixRow
  sources: readonly DataSource[]
  factor: Factor | undefined
  links: NonNullable<Coverage['lineage']>
  /** Years that the figures may lie apart. */
  window: number
}

/** How far independent sources lie apart, in a sentence; nothing with fewer than two. */
export function SourceRange({ row, sources, factor, links, window }: SourceRangeProps) {
  const range = rangeOf(row, { links, window })
  if (!range) return null
  const originOf = ({ datasource, period }: Figure) => {
    const name = sources.find(({ id }) => id === datasource)?.datasource ?? ''
    return `(${name} ${formatPeriod(period)})`
  }
  return (
    <p className="k-muted">
      From <strong>{formatValue(range.lowest.value, factor)}</strong> {originOf(range.lowest)} to{' '}
      <strong>{formatValue(range.highest.value, factor)}</strong> {originOf(range.highest)}, over{' '}
      {range.count} independent sources, their newest figures at most {window}{' '}
      {window === 1 ? 'year' : 'years'} apart.
    </p>
  )
}
