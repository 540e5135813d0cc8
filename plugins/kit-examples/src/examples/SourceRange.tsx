// How far independent sources lie apart, in a sentence; nothing with fewer than two.
import type { Catalog } from '@msdat/sdk'
import { forCatalog, SourceRange, type Figure } from '@msdat/sdk/kit'

const figure = {
  indicator: 1,
  location: 1,
  period: '2024',
  valueType: 2,
  lower: null,
  upper: null,
  citation: 0,
}

function Range({ catalog: { datasources, indicators, factors } }: { catalog: Catalog }) {
  const [indicator] = indicators
  const figures = datasources
    .slice(0, 2)
    .map(({ id }, at): [number, Figure] => [id, { ...figure, datasource: id, value: 53 + 4 * at }])
  if (!indicator) return null
  const row = { indicator, figures: new Map(figures) }
  return (
    <div>
      <SourceRange row={row} sources={datasources} factor={factors[0]} links={[]} window={3} />
    </div>
  )
}

export const Example = forCatalog(Range)
