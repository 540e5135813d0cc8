import { useHostAnswer, type Catalog } from '@msdat/sdk'
import {
  forCatalog,
  placeName,
  RegistryNotes,
  standIn,
  tellFacilities,
  useRegistries,
  valueOf,
} from '@msdat/sdk/kit'
import { DensityCard } from './DensityCard.tsx'
import { LevelsCard } from './LevelsCard.tsx'

/** The states by number, level and density of their public facilities. */
export const ProfileView = forCatalog(Profile)

function Profile({ catalog }: { catalog: Catalog }) {
  const counts = useHostAnswer('facilities.states', {})
  const lists = useRegistries()
  const [found, registries] = [valueOf(counts), valueOf(lists)?.registries]
  if (!found || !registries) return <div className="k-page">{standIn([counts, lists], 700)}</div>
  const rows = found.states.map((row) => ({ ...row, name: placeName(catalog, row.location) }))
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
