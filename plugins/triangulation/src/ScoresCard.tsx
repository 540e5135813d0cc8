import { Note, Tag, type Tone } from '@msdat/sdk/kit'
import { ScoreRing } from '@msdat/sdk/kit/plots'
import { useId } from 'react'
import type { Scored, ScoreCard } from './Scored.ts'
import { complementarityLegend, consistencyLegend, evidenceTexts } from './texts.ts'

interface ScoresProps {
  source: Scored
  primary: string
  about: string
}

/** The two circular scores of one compared source, with what limits them. */
export function ScoresCard({ source, primary, about }: ScoresProps) {
  const heading = useId()
  const { consistency, complementarity, detail } = source
  const evidence = detail?.consistency.evidence ?? null
  return (
    <section className="k-card" aria-labelledby={heading}>
      <div className="k-card-head">
        <div>
          <h3 id={heading}>
            {source.name} beside {primary}
          </h3>
          <p className="k-muted">{about}</p>
        </div>
      </div>
      <div className="k-card-body k-stack">
        <div className="k-columns">
          <Ring label="Consistency" card={consistency} legend={consistencyLegend} />
          <Ring label="Complementarity" card={complementarity} legend={complementarityLegend} />
        </div>
        {evidence && (
          <p>
            <Tag>Evidence {evidence}</Tag> {evidenceTexts[evidence]}
            {detail?.consistency.capped && '; the score is capped at 80 because the evidence is thin'}.
          </p>
        )}
        {source.overIndicators && (
          <p className="k-muted">
            Medians over {source.overIndicators.consistency.scored} indicators with a consistency score and{' '}
            {source.overIndicators.complementarity.scored} with a complementarity score.
          </p>
        )}
        {detail && (
          <Note tone={detail.independence.relation === 'independent' ? 'info' : 'caution'}>
            Independence: {detail.independence.relation.replaceAll('_', ' ')}. {detail.independence.reason}
          </Note>
        )}
        {detail?.remarks.map((remark) => (
          <Note key={remark}>{remark}</Note>
        ))}
      </div>
    </section>
  )
}

function Ring({ label, card, legend }: { label: string; card: ScoreCard; legend: readonly string[] }) {
  const isScored = card.status === 'ok'
  return (
    <ScoreRing
      label={label}
      value={isScored ? card.score : null}
      format={(value) => value.toFixed(1)}
      words={isScored ? card.band : undefined}
      tone={toneOf(card)}
    >
      <p>
        {isScored
          ? `${label} is ${card.score.toFixed(1)} of 100: ${card.band}.`
          : (card.reason ?? 'Not scored.')}
      </p>
      <p className="k-muted">{legend.join(' · ')}</p>
    </ScoreRing>
  )
}

function toneOf({ status, score }: ScoreCard): Tone {
  if (status !== 'ok') return 'neutral'
  if (score >= 61) return 'positive'
  return score >= 41 ? 'neutral' : 'negative'
}
