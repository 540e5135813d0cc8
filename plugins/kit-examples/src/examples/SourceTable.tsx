// The newest figure of every source, with what repeats what; a press on a figure chooses it.
import type { Catalog } from '@msdat/sdk'
import { forCatalog, SourceTable, sourceMatrix, type Figure } from '@msdat/sdk/kit'
import { useState } from 'react'

const figure = (indicator: number, datasource: number, value: number) => ({ indicator, datasource, value })
const rest = { location: 1, period: '2024', valueType: 2, lower: null, upper: null, citation: 0 }

function Table({ catalog }: { catalog: Catalog }) {
  const indicators = catalog.indicators.slice(0, 1)
  const figures = catalog.datasources
    .slice(0, 2)
    .map(({ id }, at): Figure => ({ ...rest, ...figure(indicators[0]?.id ?? 0, id, 53 + at) }))
  const [chosen, choose] = useState(figures[0])
  const matrix = sourceMatrix(indicators, figures, catalog)
  return (
    <SourceTable
      {...{ matrix, catalog }}
      selection={{ indicator: 0, datasource: 0, period: '', ...chosen }}
      links={[]}
      onChoose={choose}
    />
  )
}

export const Example = forCatalog(Table)
