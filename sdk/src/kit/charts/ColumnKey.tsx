import type { ChartLook } from '../chartFrame/chartLook.ts'
import { targetItems } from '../chartFrame/TargetLines.tsx'
import { Legend, type LegendItem } from '../parts/Legend.tsx'
import type { TargetLine } from '../values/compareToTarget.ts'
import type { ColumnDatum } from './ColumnDatum.ts'
import { signColour, signs } from './standingSigns.ts'

interface ColumnKeyProps {
  data: readonly ColumnDatum[]
  targets: readonly TargetLine[]
  look: ChartLook
  /** Each mark has the sign of its standing beside its colour. */
  hasSigns?: boolean
  /** Where a figure is missing, a dash stands and not the words. */
  hasDashes?: boolean
}

/** What the colours, icons and lines of a column chart mean; only what the chart has. */
export function ColumnKey({ data, targets, look, hasSigns = false, hasDashes = false }: ColumnKeyProps) {
  const items = [...standingItems(data, look, hasSigns), ...targetItems(targets)]
  const hasRange = data.some(({ lower, upper }) => typeof lower === 'number' && typeof upper === 'number')
  if (hasRange) items.push({ id: 'range', label: 'Range between the bounds', mark: <Whisker /> })
  if (hasDashes && data.some(({ value, isSpacer }) => value === null && !isSpacer))
    items.push({ id: 'none', label: 'No data', mark: <span aria-hidden="true">–</span> })
  if (items.length === 0) return null
  return (
    <div className="k-chart-legend">
      <Legend label="Colours and lines" items={items} />
    </div>
  )
}

function standingItems(data: readonly ColumnDatum[], look: ChartLook, hasSigns: boolean): LegendItem[] {
  const items = new Map<string, LegendItem>()
  for (const { standing, colour } of data) {
    if (!standing?.icon || items.has(standing.words)) continue
    const words = signColour(look, standing.tone)
    items.set(standing.words, {
      id: standing.words,
      label: standing.words,
      mark: (
        <span
          style={{ display: 'inline-flex', gap: 4, alignItems: 'center', color: words }}
          aria-hidden="true"
        >
          {!colour && <span className="k-swatch" style={{ background: look.fill(standing.tone) }} />}
          {hasSigns && (
            <svg width="10" height="9" viewBox="-5 -4.5 10 9">
              <path d={signs[standing.icon]} fill="currentColor" />
            </svg>
          )}
        </span>
      ),
    })
  }
  return [...items.values()].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
}

const order = [
  'Target met',
  'On target',
  'Target not met',
  'Cannot be told: interval spans the target',
  'Cannot be told: above 100%',
]

function Whisker() {
  return (
    <svg width="10" height="14" aria-hidden="true">
      <path d="M5 1v12M2 1h6M2 13h6" stroke="currentColor" strokeWidth="1.3" fill="none" />
    </svg>
  )
}
