import { formatValue, LineTable, Tag, type Subject } from '@msdat/sdk/kit'
import { modelLines, type Prediction } from './tellPrediction.ts'

/** How the prediction was made, how well that did before, and what the other models would have done. */
export function ModelPanel({ subject, prediction }: { subject: Subject; prediction: Prediction }) {
  const { card } = prediction
  if (!card) return null
  const isTested = card.candidates.some(({ coverage95 }) => coverage95 !== null)
  return (
    <section className="k-card" aria-labelledby="model">
      <div className="k-card-head">
        <h3 id="model">Model card</h3>
        {card.isIndicative && <Tag tone="warning">Treat as indicative</Tag>}
      </div>
      <div className="k-card-body k-stack">
        <LineTable caption="Model card" lines={modelLines(card)} />
        {isTested && (
          <details>
            <summary>All models that were tried</summary>
            <ul>
              {card.candidates.map(({ name, score, coverage95 }) => (
                <li key={name}>
                  {name}: mean error {formatValue(score, subject.factor)}
                  {coverage95 !== null &&
                    `, 95% interval held ${Math.round(100 * coverage95)}% of the values`}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  )
}
