import { levelName } from '../../contracts/facilityWords.ts'
import { Button } from '../parts/Button.tsx'
import type { Column } from '../tables/Column.ts'
import { tellFacility, type Facility } from './facilityColumns.ts'
import type { LgaPlace } from './lgaPlaces.ts'
import type { Registry } from './useRegistries.ts'

interface ShownWords {
  places: readonly LgaPlace[]
  registries: readonly Registry[]
  nameOfPlace: (location: number) => string
  /** With the distance from the point that was asked from. */
  hasDistance: boolean
  /** A press on "On the map", for facilities with coordinates. */
  onShow: (facility: Facility & { latitude: number; longitude: number }) => void
}

/** Health facilities as a visitor reads them: name with its level and what is worth knowing, place with its distance. */
export function shownFacilityColumns(words: ShownWords): Column<Facility>[] {
  const addressOf = ({ town, ward, lga, location }: Facility): string =>
    [town || ward || words.places.find(({ id }) => id === lga)?.name, words.nameOfPlace(location)]
      .filter(Boolean)
      .join(', ')
  return [
    {
      id: 'name',
      header: 'Name',
      isRowHeader: true,
      value: ({ name }) => name,
      render: (facility) => <FacilityName {...{ facility, ...words }} />,
    },
    {
      id: 'place',
      header: 'Place',
      value: addressOf,
      render: (facility) => (
        <>
          {addressOf(facility)}
          {words.hasDistance && <Distance {...facility} />}
          <ShowOnMap facility={facility} onShow={words.onShow} />
        </>
      ),
    },
  ]
}

/** Under the place: a column of its own would push the place out of a narrow screen. */
const Distance = ({ distance_km }: Facility) =>
  distance_km === null ? null : (
    <div style={{ whiteSpace: 'nowrap' }}>{distance_km.toLocaleString('en')} km away</div>
  )

function FacilityName({ facility, registries }: { facility: Facility } & Pick<ShownWords, 'registries'>) {
  const source = registries.find(({ id, is_built_in }) => id === facility.registry && !is_built_in)
  return (
    <>
      {facility.name}
      <div className="k-muted" style={{ fontWeight: 'var(--weight-normal)' }}>
        {[levelBeside(facility), tellFacility(facility)].filter(Boolean).join('; ')}
        {source && <div>{`From ${source.name}, ${source.date}`}</div>}
      </div>
    </>
  )
}

/** The level, where the type does not say it: "Primary Health Centre" does. */
function levelBeside({ level, type }: Facility): string {
  const name = levelName(level)
  return type.toLowerCase().includes(name.toLowerCase()) ? '' : name
}

function ShowOnMap({ facility, onShow }: { facility: Facility } & Pick<ShownWords, 'onShow'>) {
  const { name, latitude, longitude } = facility
  if (latitude === null || longitude === null) return <div className="k-muted">no coordinates</div>
  return (
    <div>
      <Button
        kind="link"
        aria-label={`Show ${name} on the map`}
        onClick={() => onShow({ ...facility, latitude, longitude })}
      >
        On the map
      </Button>
    </div>
  )
}
