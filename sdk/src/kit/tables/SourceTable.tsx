import type { Coverage } from '../../contracts/data.ts'
import type { Catalog, DataSource } from '../../contracts/reference.ts'
import type { Selection } from '../../contracts/selection.ts'
import { formatPeriod, formatValue, isUnitSaid, unitText } from '../values/formatValue.ts'
import { factorOf } from '../values/lookUp.ts'
import type { Figure } from '../values/readFigures.ts'
import {
  ageOf,
  ageTexts,
  tellDependence,
  type Age,
  type MatrixRow,
  type SourceMatrix,
} from '../values/sourceMatrix.ts'
import { TableRegion } from './TableRegion.tsx'

const thisYear = new Date().getFullYear()

export interface SourceTableProps {
  /** Made by `sourceMatrix`. */
  matrix: SourceMatrix
  catalog: Catalog
  /** Its figure is marked. */
  selection: Pick<Selection, 'indicator' | 'datasource' | 'period'>
  /** Which sources repeat others or are made from them: `lineage` of the coverage. */
  links: NonNullable<Coverage['lineage']>
  onChoose: (figure: Figure) => void
}

/** One row for each indicator, one column for each source; a click on a figure makes it the one looked at. */
export function SourceTable({ matrix, catalog, selection, links, onChoose }: SourceTableProps) {
  const sources = matrix.groups.flatMap((group) => group.sources)
  return (
    <div>
      <TableRegion label="Newest figure of each source">
        <table className="k-table k-matrix">
          <caption className="k-hidden">Newest figure and its year, by indicator and source</caption>
          <thead>
            <tr>
              <th rowSpan={2} scope="col">
                Indicator
              </th>
              {matrix.groups.map(({ classification, sources }) => (
                <th
                  key={classification}
                  scope="colgroup"
                  colSpan={sources.length}
                  data-class={classification}
                >
                  {classification}
                </th>
              ))}
            </tr>
            <tr>
              {sources.map((source) => (
                <th key={source.id} scope="col" title={source.full_name}>
                  {source.datasource}
                  <Dependence words={tellDependence(source.id, sources, links)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrix.rows.map((row) => (
              <Row key={row.indicator.id} {...{ row, sources, catalog, selection, onChoose }} />
            ))}
          </tbody>
        </table>
      </TableRegion>
      <AgeKey />
    </div>
  )
}

/** Under a source's name: whose figures it repeats or is made from, as far as they stand beside it. */
function Dependence({ words }: { words: string }) {
  if (!words) return null
  return <small className="k-dependence"> {words}</small>
}

interface RowProps extends Pick<SourceTableProps, 'catalog' | 'selection' | 'onChoose'> {
  row: MatrixRow
  sources: readonly DataSource[]
}

function Row({ row, sources, catalog, selection, onChoose }: RowProps) {
  const { indicator, figures } = row
  const factor = factorOf(catalog, indicator)
  return (
    <tr>
      <th scope="row">
        {indicator.short_name}
        {!isUnitSaid(indicator, factor) && <div className="k-muted">{unitText(factor)}</div>}
      </th>
      {sources.map((source) => {
        const figure = figures.get(source.id)
        return (
          <td key={source.id}>
            {figure ? (
              <button
                type="button"
                className="k-cell"
                data-age={ageOf(figure.period, thisYear)}
                aria-pressed={isSelected(figure, selection)}
                onClick={() => onChoose(figure)}
              >
                <span className="k-hidden">
                  {indicator.short_name}, {source.datasource}:
                </span>
                <strong>{formatValue(figure.value, factor)}</strong>
                <small>{formatPeriod(figure.period)}</small>
              </button>
            ) : (
              <span className="k-table-missing">
                <span aria-hidden="true">–</span>
                <span className="k-hidden">No data</span>
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

function isSelected(figure: Figure, selection: SourceTableProps['selection']): boolean {
  return (
    figure.indicator === selection.indicator &&
    figure.datasource === selection.datasource &&
    figure.period === selection.period
  )
}

function AgeKey() {
  const ages: Age[] = ['new', 'middle', 'old']
  return (
    <ul className="k-legend" aria-label="Age of a figure" style={{ marginTop: 'var(--space-2)' }}>
      {ages.map((age) => (
        <li key={age}>
          <span className="k-swatch k-cell" data-age={age} aria-hidden="true" />
          {ageTexts[age]}
        </li>
      ))}
    </ul>
  )
}
