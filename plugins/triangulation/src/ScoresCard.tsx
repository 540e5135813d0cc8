import {
  complementarityLegend,
  consistencyLegend,
  evidenceTexts,
  Note,
  PlainCard,
  Tag,
  type TriangulatedScores,
} from '@msdat/sdk/kit'
import { BandRing } from '@msdat/sdk/kit/plots'
import type { Comparison } from './subjectOf.ts'

/** The two circular scores of one compared source, with what limits them. */
export function ScoresCard({ source, subject }: { source: TriangulatedScores; subject: Comparison }) {
  const { name, consistency, complementarity, detail, overIndicators } = source
  const evidence = detail?.consistency.evidence ?? null
  const ring = ({ status, score, band, reason }: TriangulatedScores['consistency']) => {
    return { band, reason, score: status === 'ok' ? score : null }
  }
  return (
    <PlainCard title={`${name} beside ${subject.primary}`} about={<p className="k-muted">{subject.about}</p>}>
      <div className="k-columns">
        <BandRing label="Consistency" {...ring(consistency)} legend={consistencyLegend} />
        <BandRing label="Complementarity" {...ring(complementarity)} legend={complementarityLegend} />
      </div>
      {evidence && (
        <p>
          <Tag>Evidence {evidence}</Tag> {evidenceTexts[evidence]}
          {detail?.consistency.capped && '; the score is capped at 80 because the evidence is thin'}.
        </p>
      )}
      {overIndicators && (
        <p className="k-muted">
          Medians over {overIndicators.consistency.scored} indicators with a consistency score and{' '}
          {overIndicators.complementarity.scored} with a complementarity score.
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
    </PlainCard>
  )
}
