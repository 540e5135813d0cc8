import {
  formatDifference,
  formatValue,
  LineTable,
  modelLines,
  outlookLines,
  PlainCard,
  Tag,
  type Subject,
} from '@msdat/sdk/kit'
import type { Prediction } from './tellPrediction.ts'

interface LineCardsProps {
  subject: Subject
  prediction: Prediction
}

/** The chance to meet each target by 2030, and the pace it needs beside the pace so far. */
export function TargetCard({ subject: { indicator, factor }, prediction: { targets } }: LineCardsProps) {
  const known = [
    { name: 'National target', value: indicator.national_target, outlook: targets.national },
    { name: 'SDG target', value: indicator.sdg_target, outlook: targets.sdg },
  ].flatMap(({ name, value, outlook }) => (value === null || !outlook ? [] : [{ name, value, outlook }]))
  return (
    <PlainCard title="Targets by 2030">
      {known.length === 0 && <p className="k-muted">No target is on record for this indicator.</p>}
      {known.map(({ name, value, outlook }) => (
        <div key={name} className="k-stack">
          <h4>
            {name}: {formatValue(value, factor)}
          </h4>
          <LineTable caption={name} lines={outlookLines(outlook)} />
        </div>
      ))}
    </PlainCard>
  )
}

/** How the prediction was made, how well that did before, and what the other models would have done. */
export function ModelCard({ subject: { factor }, prediction: { card } }: LineCardsProps) {
  if (!card) return null
  const tag = card.isIndicative && <Tag tone="warning">Treat as indicative</Tag>
  return (
    <PlainCard title="Model card" actions={tag}>
      <LineTable caption="Model card" lines={modelLines(card, factor)} />
      {card.candidates.some(({ coverage95 }) => coverage95 !== null) && (
        <details>
          <summary>All models that were tried</summary>
          <ul>
            {card.candidates.map(({ name, score, coverage95 }) => (
              <li key={name}>
                {name}: mean error {formatDifference(score, factor)}
                {coverage95 !== null && `, 95% interval held ${Math.round(100 * coverage95)}% of the values`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </PlainCard>
  )
}
