import { useCatalog, useHostAnswer, type Catalog, type HostOutput } from '@msdat/sdk'
import {
  placeName,
  RegistryNotes,
  standIn,
  tellFacilities,
  useRegistries,
  valueOf,
  type Registry,
} from '@msdat/sdk/kit'
import { DensityCard } from './DensityCard.tsx'
import { LevelsCard } from './LevelsCard.tsx'

/** The states by number, level and density of their public facilities. */
export function ProfileView() {
  const names = useCatalog()
  const counts = useHostAnswer('facilities.states', {})
  const lists = useRegistries()
  const [catalog, found, known] = [valueOf(names), valueOf(counts), valueOf(lists)]
  if (!catalog || !found || !known)
    return <div className="k-page">{standIn([names, counts, lists], 700)}</div>
  return <Profile catalog={catalog} states={found.states} lists={lists} registries={known.registries} />
}

interface ProfileProps {
  catalog: Catalog
  states: HostOutput<'facilities.states'>['states']
  lists: ReturnType<typeof useRegistries>
  registries: readonly Registry[]
}

function Profile({ catalog, states, lists, registries }: ProfileProps) {
  const rows = states.map((row) => ({ ...row, name: placeName(catalog, row.location) }))
  const total = rows.reduce((sum, row) => sum + row.total, 0)
  return (
    <div className="k-page">
      <p>
        {total.toLocaleString('en')} {tellFacilities(registries).toLowerCase()} stand on the lists below.{' '}
        {registries.every(({ is_built_in }) => is_built_in)
          ? 'Private ones do not, so a low density does not say that a state has little care.'
          : 'What a list leaves out is missing here, so a low density does not say that a state has little care.'}
      </p>
      <DensityCard {...{ catalog, rows, registries }} />
      <LevelsCard {...{ rows, registries }} />
      <RegistryNotes answer={lists} />
    </div>
  )
}
