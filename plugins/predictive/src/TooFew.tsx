import { useCoverage, useSetSelection } from '@msdat/sdk'
import { Button, valueOf, type Subject } from '@msdat/sdk/kit'
import { leastPoints, tellTooFew, type Prediction } from './tellPrediction.ts'

/** Why nothing is predicted, and which sources have more years of the same place. */
export function TooFew({ subject, prediction }: { subject: Subject; prediction: Prediction }) {
  const { catalog, indicator, source, place } = subject
  const setSelection = useSetSelection()
  const coverage = valueOf(useCoverage(indicator.id))
  const others = (coverage?.results ?? [])
    .filter((row) => row.location === place.id && row.datasource !== source.id)
    .map(({ datasource, periods }) => ({ datasource, n: new Set(periods).size }))
    .filter(({ n }) => n >= leastPoints)
  const n = prediction.Actual.length
  return (
    <div className="k-page">
      <section className="k-card" aria-labelledby="none">
        <div className="k-card-head">
          <h3 id="none">{indicator.short_name}: no prediction</h3>
        </div>
        <div className="k-card-body k-stack">
          <p>{tellTooFew(prediction, source.datasource, place.name)}</p>
          {n >= leastPoints && prediction.reason && <p>{prediction.reason}</p>}
          {others.length > 0 && (
            <>
              <p className="k-muted">Sources with enough values for {place.name}:</p>
              <div className="k-row">
                {others.map(({ datasource, n }) => (
                  <Button key={datasource} onClick={() => void setSelection({ datasource })}>
                    {catalog.datasources.find(({ id }) => id === datasource)?.datasource} ({n} values)
                  </Button>
                ))}
              </div>
            </>
          )}
        </div>
      </section>
    </div>
  )
}
