import type { Tone } from '../values/compareToTarget.ts'
import { ScoreRing } from './ScoreRing.tsx'

interface BandRingProps {
  label: string
  /** From 0 to 100; null where there is no score. */
  score: number | null
  /** The word of its band, such as "High". */
  band: string
  /** Why there is no score. */
  reason: string | null
  /** All bands, from the lowest. */
  legend: readonly string[]
}

/** A score of 100 as a ring, with the word of its band, and all bands below. */
export function BandRing({ label, score, band, reason, legend }: BandRingProps) {
  const text = score === null ? (reason ?? 'Not scored.') : `${label} is ${score.toFixed(1)} of 100: ${band}.`
  return (
    <ScoreRing
      label={label}
      value={score}
      format={(value) => value.toFixed(1)}
      words={score === null ? undefined : band}
      tone={toneOf(score)}
    >
      <p>{text}</p>
      <p className="k-muted">{legend.join(' · ')}</p>
    </ScoreRing>
  )
}

function toneOf(score: number | null): Tone {
  if (score === null) return 'neutral'
  if (score >= 61) return 'positive'
  return score >= 41 ? 'neutral' : 'negative'
}
