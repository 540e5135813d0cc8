import { useCatalog, useData, useSelection } from '@msdat/sdk'
import {
  chosenTargets,
  compareToTarget,
  DataTable,
  EmptyState,
  findSubject,
  formatExact,
  formatPeriod,
  isPercentage,
  leadingTarget,
  readFigures,
  SourceTag,
  standIn,
  standingColumn,
  unitText,
  valueColumn,
  valueOf,
} from '@msdat/sdk/kit'
import { stateRows, type StateRow } from './stateRows.ts'

const usualHeight = 800

/** Every state with its figure, the ones without one as well. */
export function States() {
  const selection = useSelection()
  const { indicator, datasource, period } = selection
  const catalog = useCatalog()
  const data = useData({ indicators: [indicator], datasources: [datasource], periods: [period], levels: [3] })

  const names = valueOf(catalog)
  const values = valueOf(data)
  const subject = names && findSubject(names, selection)
  const waiting = standIn([catalog, data], usualHeight)
  if (!names || !values || !subject) return waiting ?? <EmptyState height={usualHeight} />

  const { factor, source } = subject
  const slope = subject.indicator.desirable_slope
  const target = leadingTarget(chosenTargets(subject.indicator, { national: true, sdg: true }))
  const rows = stateRows(names.locations, readFigures(values, names.datasources))
  const title = `${subject.indicator.full_name}, ${formatPeriod(period)}`

  return (
    <div className="k-page">
      <h2>{title}</h2>
      <p>
        <SourceTag source={source} /> {unitText(factor)}
      </p>
      <DataTable
        caption={title}
        isCaptionHidden
        rows={rows}
        rowKey={({ place }) => String(place.id)}
        columns={[
          { id: 'place', header: 'State', isRowHeader: true, value: ({ place }) => place.name },
          valueColumn<StateRow>(
            ({ figure }) => figure?.value ?? null,
            (value) => formatExact(value, factor),
          ),
          standingColumn<StateRow>(({ figure }) =>
            figure && target
              ? compareToTarget({ ...figure, isPercentage: isPercentage(factor) }, target.value, slope)
              : undefined,
          ),
        ]}
      />
    </div>
  )
}
