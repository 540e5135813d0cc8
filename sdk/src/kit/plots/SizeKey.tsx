import { Legend } from '../parts/Legend.tsx'
import type { AxisOf } from './AxisOf.ts'

interface SizeKeyProps {
  of: AxisOf
  sizes: readonly number[]
  radius: (size: number) => number
}

/** What the area of a bubble stands for, by two of them. */
export function SizeKey({ of, sizes, radius }: SizeKeyProps) {
  if (sizes.length === 0) return null
  const greatest = Math.max(...sizes)
  const shown = [...new Set([greatest / 4, greatest])]
  const items = shown.map((size) => {
    const width = 2 * radius(size)
    return {
      id: String(size),
      label: of.format(size),
      mark: (
        <svg width={width + 2} height={width + 2} aria-hidden="true">
          <circle
            cx={width / 2 + 1}
            cy={width / 2 + 1}
            r={width / 2}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.2}
          />
        </svg>
      ),
    }
  })
  return (
    <div className="k-chart-legend" style={{ alignItems: 'center' }}>
      <span className="k-muted">Area: {of.title}</span>
      <Legend label={`Area: ${of.title}`} items={items} />
    </div>
  )
}
