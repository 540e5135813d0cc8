import { PlainCard } from '../cards/PlainCard.tsx'
import { Note, Tag } from '../parts/Tags.tsx'
import type { SourceDetail, TriangulatedScores } from '../triangulation/readTriangulation.ts'
import {
  complementarityLegend,
  consistencyLegend,
  evidenceTexts,
} from '../triangulation/triangulationWords.ts'
import { BandRing } from './BandRing.tsx'

export interface TriangulatedCardProps {
  /** One of `readTriangulation(…)`. */
  source: TriangulatedScores
  /** The source it is set beside. */
  primary: string
  /** The indicator and the place. */
  about: string
}

/** Consistency and complementarity of a source beside another as rings with band words, with what limits them. */
export function TriangulatedCard({ source, primary, about }: TriangulatedCardProps) {
  const { name, consistency, complementarity, detail, overIndicators } = source
  const evidence = detail?.consistency.evidence ?? null
  const ring = ({ status, score, band, reason }: TriangulatedScores['consistency']) => {
    return { band, reason, score: status === 'ok' ? score : null }
  }
  return (
    <PlainCard title={`${name} beside ${primary}`} about={<p className="k-muted">{about}</p>}>
      <div className="k-columns">
        <BandRing label="Consistency" {...ring(consistency)} legend={consistencyLegend} />
        <BandRing label="Complementarity" {...ring(complementarity)} legend={complementarityLegend} />
      </div>
      {evidence && (
        <p>
          <Tag>Evidence {evidence}</Tag> {evidenceTexts[evidence]}.
        </p>
      )}
      {overIndicators && (
        <p className="k-muted">
          Medians over {overIndicators.consistency.scored} indicators with a consistency score and{' '}
          {overIndicators.complementarity.scored} with a complementarity score.
        </p>
      )}
      {detail && !isRemarked(detail.independence) && (
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

/** The remarks open with it where one source feeds the other, and give the same reason. */
const isRemarked = ({ relation }: SourceDetail['independence']): boolean =>
  relation === 'echo' || relation === 'input'
