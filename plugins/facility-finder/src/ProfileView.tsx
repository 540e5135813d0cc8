import { useCatalog, useHostAnswer, type Catalog, type HostOutput } from '@msdat/sdk'
import { standIn, valueOf } from '@msdat/sdk/kit'
import { DensityCard } from './DensityCard.tsx'
import { LevelsCard } from './LevelsCard.tsx'
import { RegistryNotes } from './RegistryNotes.tsx'

/** The states by number, level and density of their public facilities. */
export function ProfileView() {
  const names = useCatalog()
  const counts = useHostAnswer('facilities.states', {})
  const [catalog, found] = [valueOf(names), valueOf(counts)]
  if (!catalog || !found) return <div className="k-page">{standIn([names, counts], 700)}</div>
  return <Profile catalog={catalog} states={found.states} />
}

interface ProfileProps {
  catalog: Catalog
  states: HostOutput<'facilities.states'>['states']
}

function Profile({ catalog, states }: ProfileProps) {
  const rows = states.map((row) => ({
    ...row,
    name: catalog.locations.find(({ id }) => id === row.location)?.name ?? '',
  }))
  const total = rows.reduce((sum, row) => sum + row.total, 0)
  return (
    <div className="k-page">
      <p>
        {total.toLocaleString('en')} public facilities stand on the lists below. Private ones do not, so a low
        density does not say that a state has little care.
      </p>
      <DensityCard catalog={catalog} rows={rows} />
      <LevelsCard catalog={catalog} rows={rows} />
      <RegistryNotes />
    </div>
  )
}
