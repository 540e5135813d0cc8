import { seriesColour, type ChartLook } from '../chartFrame/chartLook.ts'
import { Swatch } from '../chartFrame/Swatch.tsx'
import { Legend } from '../parts/Legend.tsx'

interface GroupKeyProps {
  groups: readonly string[]
  colours?: ReadonlyMap<string, string>
  look: ChartLook
  hidden?: ReadonlySet<string>
  onToggle?: (group: string) => void
  line?: { label: string }
  /** How many of the data lack a value and are not drawn. */
  missing?: number
  /** All marks of the chart have this shape, so that only colours tell groups apart. */
  shape?: number
}

/** What colours and shapes stand for, and what is not drawn. */
export function GroupKey(props: GroupKeyProps) {
  const { groups, colours, look, hidden, onToggle, line, missing = 0, shape } = props
  const items = groups.map((group, at) => ({
    id: group,
    label: group,
    mark: <Swatch shape={shape ?? at} colour={colours?.get(group) ?? seriesColour(look, at)} size={13} />,
  }))
  const others = [
    ...(line ? [{ id: 'line', label: line.label, mark: <Dashes /> }] : []),
    ...(missing > 0
      ? [{ id: 'missing', label: `No data, not drawn: ${missing}`, mark: <span aria-hidden="true">–</span> }]
      : []),
  ]
  if (items.length + others.length === 0) return null
  return (
    <div className="k-chart-legend">
      {items.length > 0 && (
        <Legend
          label={onToggle ? 'Groups; press to hide or show' : 'Groups'}
          {...{ items, hidden, onToggle }}
        />
      )}
      {others.length > 0 && <Legend label="Lines and gaps" items={others} />}
    </div>
  )
}

function Dashes() {
  return (
    <svg width="22" height="4" aria-hidden="true">
      <path d="M0 2h22" stroke="currentColor" strokeWidth="1.5" strokeDasharray="6 4" />
    </svg>
  )
}
