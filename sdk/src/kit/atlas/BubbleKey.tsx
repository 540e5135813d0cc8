import { niceStep, roundOff } from '../chartFrame/scale.ts'
import { useTheme } from '../../plugin/useAppearance.ts'

interface BubbleKeyProps {
  /** What screen readers say, such as "Circles: People". */
  name: string
  label: string
  /** The value of the greatest circle. */
  most: number
  radiusOf: (value: number) => number
  format: (value: number) => string
}

/** Two circles with the value of each: a small one and a great one. */
export function BubbleKey({ name, label, most, radiusOf, format }: BubbleKeyProps) {
  const { tokens } = useTheme()
  if (most === 0) return null
  const step = niceStep(most, 4)
  const shown = [step, Math.max(step * 2, roundOff(Math.floor(most / step) * step))]
  return (
    <ul className="k-legend" style={{ justifyContent: 'center' }} aria-label={name}>
      <li>{label.charAt(0).toUpperCase() + label.slice(1)}:</li>
      {shown.map((value) => {
        const radius = radiusOf(value)
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
            {format(value)}
          </li>
        )
      })}
    </ul>
  )
}

interface CountKeyProps {
  /** What the circles count, such as "facilities". */
  things: string
  most: number
  radiusOf: (count: number) => number
}

/** The key of circles that count things; of one or two they need none. */
export function CountKey({ things, most, radiusOf }: CountKeyProps) {
  if (most <= 2) return null
  const format = (count: number) => count.toLocaleString('en')
  return <BubbleKey name={`Sizes: ${things}`} label={things} {...{ most, radiusOf, format }} />
}
