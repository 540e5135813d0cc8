import { formatSigned } from '@msdat/sdk/contracts/minus'
import { Link } from 'react-router-dom'
import type { Factor, Location } from '@msdat/sdk/contracts/reference'
import type { Names } from '@msdat/sdk/view'
import { figurePath } from '../figures/figurePath.ts'
import type { FigureRow } from '../figures/FigureRow.ts'
import { figureText, intervalText } from '../figures/figureText.ts'
import '../figures/figures.css'
import '../lists/lists.css'
import type { ProfileFigure } from './ProfileFigure.ts'
import { TrendLine } from './TrendLine.tsx'
import { agreementSentence, changeSentence, standingSentence, targetSentence } from './profileSentences.ts'

interface ProfileTableProps {
  area: string
  figures: readonly ProfileFigure[]
  names: Names
  compared: Location | null
  /** The nation has no rank and no distance to itself. */
  isNation: boolean
}

/** The figures of a program area, each with what can be said of it. */
export function ProfileTable({ area, figures, names, compared, isNation }: ProfileTableProps) {
  return (
    <div className="card figures-table-box">
      <table className="figures-table profile-table list-cards">
        <caption className="visually-hidden">{area}</caption>
        <thead>
          <tr>
            <th scope="col">Indicator</th>
            <th scope="col">Value</th>
            <th scope="col">Source, year</th>
            <th scope="col">Trend</th>
            {!isNation && <th scope="col">Rank</th>}
            {!isNation && <th scope="col">To national</th>}
            <th scope="col">To target</th>
            {compared && (
              <th scope="col" className="profile-compared">
                {compared.name}
              </th>
            )}
            <th scope="col" className="profile-said">
              What it says
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((row) => (
            <ProfileRow
              key={row.indicator.id}
              row={row}
              names={names}
              compared={compared}
              isNation={isNation}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ProfileRowProps {
  row: ProfileFigure
  names: Names
  compared: Location | null
  isNation: boolean
}

function ProfileRow({ row, names, compared, isNation }: ProfileRowProps) {
  const { indicator, figure, national, rank } = row
  const unit = names.catalog.factors.find(({ id }) => id === indicator.factor)
  const { datasource, location, period } = figure
  const distance = (from: number | null | undefined): string =>
    from === null || from === undefined ? '–' : signed(figure.value - from)
  const said = [
    changeSentence(row, unit),
    standingSentence(figure, national, 'the national figure', unit),
    targetSentence(row, unit),
    compared && standingSentence(figure, row.compared, compared.name, unit),
    agreementSentence(row, (id) => names.sourceName(id), unit),
  ]
  return (
    <tr data-indicator={indicator.id} data-source={datasource} data-period={period}>
      <th scope="row">
        <Link
          to={figurePath({
            indicator: indicator.id,
            datasource,
            location,
            period,
          })}
        >
          {indicator.short_name}
        </Link>
      </th>
      <td data-label="Value">
        <Value figure={figure} unit={unit} />
      </td>
      <td data-label="Source, year">
        {names.sourceName(datasource)}, {period}
      </td>
      <td data-label="Trend">
        <TrendLine figures={row.trend} format={(value) => figureText(value, unit)} />
      </td>
      {!isNation && (
        <>
          <td data-label="Rank" className="profile-rank">
            {rank ? `${rank.rank} of ${rank.of}` : '–'}
          </td>
          <td data-label="To national">
            <div className="list-value">
              {distance(national?.value)}
              {national && national.datasource !== datasource && (
                <span className="profile-interval profile-behind small muted">
                  {names.sourceName(national.datasource)}
                </span>
              )}
            </div>
          </td>
        </>
      )}
      <td data-label="To target">{distance(indicator.national_target)}</td>
      {compared && (
        <td data-label={compared.name}>
          {row.compared ? <Compared figure={row.compared} names={names} unit={unit} /> : 'no figure'}
        </td>
      )}
      <td className="profile-said list-long">{said.filter(Boolean).join(' ')}</td>
    </tr>
  )
}

function Value({ figure, unit }: { figure: FigureRow; unit: Factor | undefined }) {
  return (
    <div className="list-value">
      <data value={figure.value} className="profile-value">
        {figureText(figure.value, unit)}
      </data>
      <span className="profile-interval small muted">{intervalText(figure, unit)}</span>
    </div>
  )
}

interface ComparedProps {
  figure: FigureRow
  names: Names
  unit: Factor | undefined
}

function Compared({ figure, names, unit }: ComparedProps) {
  return (
    <div className="list-value">
      {figureText(figure.value, unit)}
      <span className="profile-interval small muted">
        {names.sourceName(figure.datasource)}, {figure.period}
      </span>
    </div>
  )
}

/** In the indicator's own unit, with its sign; percentages differ by points. */
function signed(difference: number): string {
  return formatSigned(difference, (value) => value.toFixed(1))
}
