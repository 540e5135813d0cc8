import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { levels } from '@msdat/sdk/contracts/levels'
import type { Indicator } from '@msdat/sdk/contracts/reference'
import type { Names } from '@msdat/sdk/view'
import { SelectField } from '../controls/SelectField.tsx'
import { FigureBars } from '../figures/FigureBars.tsx'
import { figurePath } from '../figures/figurePath.ts'
import type { FigureRow } from '../figures/FigureRow.ts'
import { figureNumber, unitWords } from '../figures/figureText.ts'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { useFiguresOf } from '../figures/useFiguresOf.ts'
import { chooseFigures, periodsBySource } from './chooseFigures.ts'
import { PlaceTable } from './PlaceTable.tsx'
import { searchPath, type SearchChoice } from './searchAddress.ts'

interface IndicatorFiguresProps {
  found: readonly Indicator[]
  names: Names
  choice: SearchChoice
  onChange: (part: Partial<SearchChoice>) => void
  isChart: boolean
}

/** The states' figures of one found indicator, from one source in one year. */
export const IndicatorFigures = observer(function IndicatorFigures(props: IndicatorFiguresProps) {
  const { found, choice, onChange } = props
  const indicator = found.find(({ id }) => id === choice.indicator) ?? found[0]
  const figures = useFiguresOf(indicator?.id ?? 0)
  if (!indicator) return null
  return (
    <>
      <div className="figures-pick">
        <SelectField
          label="Indicator"
          choices={found.map(({ id, full_name }) => ({ value: id, label: full_name, group: '' }))}
          value={indicator.id}
          onChange={(id) => onChange({ indicator: id, datasource: null, period: null })}
        />
      </div>
      <RemoteFrame state={figures.state} onRetry={() => void figures.load()}>
        {(rows) => <StateFigures {...props} indicator={indicator} rows={rows} />}
      </RemoteFrame>
    </>
  )
})

interface StateFiguresProps extends IndicatorFiguresProps {
  indicator: Indicator
  rows: readonly FigureRow[]
}

function StateFigures({ indicator, rows, names, choice, onChange, isChart }: StateFiguresProps) {
  const states = rows.filter(({ location }) => names.location(location)?.level === levels.state)
  const chosen = chooseFigures(states, choice)
  if (!chosen) return <p className="empty card">No source has figures of this indicator for states.</p>
  const { datasource, period } = chosen
  const unit = names.catalog.factors.find(({ id }) => id === indicator.factor)
  const offered = periodsBySource(states)
  const shown = states
    .filter((row) => row.datasource === datasource && row.period === period)
    .sort((one, other) => other.value - one.value)
  const bars = shown.map(({ location, value }) => ({
    name: names.placeName(location),
    value,
    text: figureNumber(value, unit),
    to: figurePath({ indicator: indicator.id, datasource, location, period }),
  }))
  const caption = [indicator.full_name, names.sourceName(datasource), period, unitWords(unit)]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <div className="row">
        <SelectField
          label="Data source"
          choices={[...offered.keys()].map((id) => ({ value: id, label: names.sourceName(id), group: '' }))}
          value={datasource}
          onChange={(id) => onChange({ indicator: indicator.id, datasource: id, period: null })}
        />
        <SelectField
          label="Year"
          choices={(offered.get(datasource) ?? []).map((one) => ({ value: one, label: one, group: '' }))}
          value={period}
          onChange={(one) => onChange({ indicator: indicator.id, datasource, period: one })}
        />
      </div>
      <h2>{caption}</h2>
      {isChart ? (
        <FigureBars label={caption} bars={bars} />
      ) : (
        <PlaceTable caption={caption} rows={shown} names={names} level={levels.state} unit={unit} />
      )}
      <p>
        <Link to={`${searchPath}/datasource-search/${indicator.id}/${datasource}/${period}/`}>
          All places of this source and year
        </Link>
      </p>
    </>
  )
}
