import { niceStep, roundOff } from '../chartFrame/scale.ts'
import { useTheme } from '../../plugin/useAppearance.ts'
import { bubbleRadius, type MapBubbles } from './layeredMarks.ts'

/** Two circles with the value of each: a small one and a great one. */
export function BubbleKey({ bubbles, shrink }: { bubbles: MapBubbles; shrink: number }) {
  const { tokens } = useTheme()
  const most = Math.max(...[...bubbles.values.values()].map((value) => value ?? 0), 0)
  if (most === 0) return null
  const step = niceStep(most, 4)
  const shown = [step, Math.max(step * 2, roundOff(Math.floor(most / step) * step))]
  return (
    <ul className="k-legend" aria-label={`Circles: ${bubbles.label}`}>
      <li>{bubbles.label}:</li>
      {shown.map((value) => {
        const radius = bubbleRadius(value, bubbles) * shrink
        const side = 2 * radius + 4
        return (
          <li key={value}>
            <svg width={side} height={side} aria-hidden="true">
              <circle
                cx={side / 2}
                cy={side / 2}
                r={radius}
                fill="none"
                stroke={tokens['color-text']}
                strokeWidth={1.8}
              />
            </svg>
            {bubbles.format(value)}
          </li>
        )
      })}
    </ul>
  )
}
