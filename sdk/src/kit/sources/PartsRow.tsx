import { useData } from '@msdat/sdk'
import { valueTypes } from '../../contracts/valueTypes.ts'
import { Note } from '../parts/Tags.tsx'
import { valueOf } from '../parts/standIn.tsx'
import type { Subject } from '../values/findSubject.ts'
import { formatPeriod } from '../values/formatValue.ts'
import { sourceName } from '../values/lookUp.ts'
import { findParts } from './findParts.ts'

const partTypes = [valueTypes.numerator, valueTypes.denominator]
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** Numerator and denominator behind the figures, as far as sources publish them. */
export function PartsRow({ subject }: { subject: Subject }) {
  const { indicator, place, catalog } = subject
  const answer = useData({ indicators: [indicator.id], locations: [place.id], valueTypes: partTypes })
  const table = valueOf(answer)
  if (!table) return null
  const parts = findParts(table)
  if (parts.length === 0) {
    return (
      <Note tone="info">
        No source publishes numerator and denominator of this indicator for {place.name}.
      </Note>
    )
  }
  return (
    <dl className="k-row" aria-label="Numerator and denominator">
      {parts.map(({ datasource, period, numerator, denominator }) => (
        <div key={datasource} className="k-note" data-tone="info">
          <dt>
            {sourceName(catalog, datasource)} {formatPeriod(period)}
          </dt>
          <dd>
            Numerator {tell(numerator)}, denominator {tell(denominator)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function tell(part: number | null): string {
  return part === null ? 'not published' : whole.format(part)
}
