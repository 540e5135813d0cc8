import { formatValue, LineTable, type Subject } from '@msdat/sdk/kit'
import { outlookLines, type Prediction } from './tellPrediction.ts'

/** The chance to meet each target by 2030, and the pace it needs beside the pace so far. */
export function TargetPanel({ subject, prediction }: { subject: Subject; prediction: Prediction }) {
  const { indicator, factor } = subject
  const targets = [
    { name: 'National target', value: indicator.national_target, outlook: prediction.targets.national },
    { name: 'SDG target', value: indicator.sdg_target, outlook: prediction.targets.sdg },
  ]
  const known = targets.flatMap(({ name, value, outlook }) =>
    value === null || outlook === null ? [] : [{ name, value, outlook }],
  )
  return (
    <section className="k-card" aria-labelledby="targets">
      <div className="k-card-head">
        <h3 id="targets">Targets by 2030</h3>
      </div>
      <div className="k-card-body k-stack">
        {known.length === 0 && <p className="k-muted">No target is on record for this indicator.</p>}
        {known.map(({ name, value, outlook }) => (
          <div key={name} className="k-stack">
            <h4>
              {name}: {formatValue(value, factor)}
            </h4>
            <LineTable caption={name} lines={outlookLines(outlook)} />
          </div>
        ))}
      </div>
    </section>
  )
}
