import { useData, useSetSelection } from '@msdat/sdk'
import { Button, nationOf, PlainCard, readFigures, valueOf, type Subject } from '@msdat/sdk/kit'
import { offersOf } from './offers.ts'
import { leastPoints, tellTooFew, type Prediction } from './tellPrediction.ts'

/** Why nothing is predicted, and what can be: as buttons, since only the visitor changes what they look at. */
export function TooFew({ subject, prediction }: { subject: Subject; prediction: Prediction }) {
  const { catalog, indicator, source, place } = subject
  const setSelection = useSetSelection()
  const nation = nationOf(catalog.locations)
  const indicators = catalog.indicators.map(({ id }) => id)
  const locations = [place.id, nation?.id ?? place.id]
  const table = valueOf(useData({ indicators, locations }))
  const offers = offersOf(table ? readFigures(table, catalog.datasources) : [], subject)
  const nameOf = (of: number) => catalog.indicators.find(({ id }) => id === of)?.short_name
  const placeOf = (of: number) => catalog.locations.find(({ id }) => id === of)?.name
  return (
    <PlainCard title={`${indicator.short_name}: no prediction`}>
      <p>{tellTooFew(prediction, source.datasource, place.name)}</p>
      {prediction.Actual.length >= leastPoints && <p>{prediction.reason}</p>}
      {offers.length > 0 && <p className="k-muted">These have enough values:</p>}
      <div className="k-row">
        {offers.map(({ n, ...offer }) => (
          <Button key={offer.indicator} onClick={() => void setSelection(offer)}>
            {nameOf(offer.indicator)}, {placeOf(offer.location)} ({n} values)
          </Button>
        ))}
      </div>
    </PlainCard>
  )
}
