import { useCatalog, useSelection } from '@msdat/sdk'
import { EmptyState, findSubject, formatPeriod, standIn, valueOf } from '@msdat/sdk/kit'
import { Simulator } from './Simulator.tsx'

export function SimulatorView() {
  const selection = useSelection()
  const answer = useCatalog()
  const catalog = valueOf(answer)
  if (!catalog) return <div className="k-page">{standIn([answer], 400)}</div>
  const subject = findSubject(catalog, selection)
  if (!subject) return <EmptyState />
  const { indicator, datasource, location, period } = selection
  const figure = { indicator, datasource, location, period }
  const about = `${subject.indicator.short_name}, ${subject.place.name}, ${subject.source.datasource} ${formatPeriod(period)}`
  return (
    <div className="k-page">
      {/* Another figure is another conversation. */}
      <Simulator key={JSON.stringify(figure)} figure={figure} about={about} />
    </div>
  )
}
