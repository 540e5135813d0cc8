import type { ReactNode } from 'react'
import { useTheme } from '../../plugin/useAppearance.ts'
import type { Tone } from '../values/compareToTarget.ts'

interface ScoreRingProps {
  /** What is scored. */
  label: string
  /** Null where there is nothing to score. */
  value: number | null
  most?: number
  format?: (value: number) => string
  /** The band in words, such as "Good"; colour alone says nothing. */
  words?: string
  tone?: Tone
  size?: number
  children?: ReactNode
}

const thickness = 12

/** A score as a part of a ring, with its figure and band in words. */
export function ScoreRing(props: ScoreRingProps) {
  const { label, value, most = 100, format = String, words, tone = 'neutral', size = 160, children } = props
  const { tokens } = useTheme()
  const radius = (size - thickness) / 2
  const length = 2 * Math.PI * radius
  const share = value === null ? 0 : Math.max(0, Math.min(1, value / most))
  const figure = value === null ? 'No score' : format(value)
  const ring = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: thickness }
  return (
    <figure className="k-score">
      <svg
        width={size}
        height={size}
        role="img"
        aria-label={`${label}: ${[figure, words].filter(Boolean).join(', ')}`}
      >
        <circle {...ring} stroke={tokens['color-border']} />
        {share > 0 && (
          <circle
            {...ring}
            stroke={tokens[`color-fill-${tone}`]}
            strokeDasharray={`${share * length} ${length}`}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
        <g textAnchor="middle" fill={tokens['color-text']}>
          <text
            x={size / 2}
            y={size / 2 + (words ? 2 : 8)}
            fontSize={value === null ? 16 : size * 0.2}
            fontWeight={650}
          >
            {figure}
          </text>
          {words && (
            <text x={size / 2} y={size / 2 + 22} fontSize={13} fill={tokens['color-text-muted']}>
              {words}
            </text>
          )}
        </g>
      </svg>
      <figcaption>{label}</figcaption>
      {children}
    </figure>
  )
}
