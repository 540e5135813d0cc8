import { Swatch } from '../chartFrame/Swatch.tsx'
import { targetItems } from '../chartFrame/TargetLines.tsx'
import { Legend } from '../parts/Legend.tsx'
import type { TargetLine } from '../values/compareToTarget.ts'
import type { DrawnSeries } from './LineLayers.tsx'
import { splitRuns } from './lineLayout.ts'

interface LineKeyProps {
  series: readonly DrawnSeries[]
  hidden: ReadonlySet<string>
  onToggle: (id: string) => void
  targets: readonly TargetLine[]
}

/** The series as switches, and what dots and targets mean. */
export function LineKey({ series, hidden, onToggle, targets }: LineKeyProps) {
  const hasJoins = series.some(({ points }) => splitRuns(points).length > 1)
  const items = series.map(({ id, label, colour, mark }) => ({
    id,
    label,
    mark: <Swatch shape={mark} colour={colour} size={13} />,
  }))
  return (
    <div className="k-chart-legend">
      <Legend label="Series; press to hide or show" items={items} hidden={hidden} onToggle={onToggle} />
      <Legend label="Lines" items={[...(hasJoins ? [joins] : []), ...targetItems(targets)]} />
    </div>
  )
}

/** What a dotted piece of a line means. */
export const joins = { id: 'join', label: 'Dotted: no figure between', mark: <Dots /> }

function Dots() {
  return (
    <svg width="22" height="4" aria-hidden="true">
      <path
        d="M1 2h20"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray="1.5 4"
        strokeLinecap="round"
      />
    </svg>
  )
}
