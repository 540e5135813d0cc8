import type { HostInput } from '@msdat/sdk'
import { facilityLevels, ownerships } from '../../contracts/facilityWords.ts'
import type { Location } from '../../contracts/reference.ts'
import type { Filter } from '../parts/FilterFields.tsx'
import type { LgaPlace } from './lgaPlaces.ts'
import type { Registry } from './useRegistries.ts'

/** What narrows a list of health facilities, as settings have it; 0 and empty text stand for "all". */
export interface FacilityFilters {
  search: string
  state: number
  lga: number
  level: number
  ownership: 'all' | keyof typeof ownerships
  registry: string
}

export const allFacilities: FacilityFilters = {
  search: '',
  state: 0,
  lga: 0,
  level: 0,
  ownership: 'all',
  registry: '',
}

/** The filters as `facilities.list` and `facilities.clusters` want them. */
export function facilityQuery(filters: FacilityFilters) {
  const { search, state, lga, level, ownership, registry } = filters
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(state > 0 && { location: String(state) }),
    ...(lga > 0 && { lga: String(lga) }),
    ...(level > 0 && { level: String(level) }),
    ...(ownership !== 'all' && { ownership }),
    ...(registry && { registry }),
  } satisfies HostInput<'facilities.list'>
}

interface FilterChoices {
  states: readonly Location[]
  places: readonly LgaPlace[]
  registries: readonly Registry[]
}

/** The filters for `FilterFields`. An LGA can be chosen once its state is, a registry where there are several. */
export function facilityFilters(state: number, { states, places, registries }: FilterChoices) {
  const lgas = places.filter(({ location }) => location === state)
  const named = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name })
  const lists = registries.map(({ id, name, date }) => ({ value: id, label: `${name}, ${date}` }))
  const levels = Object.entries(facilityLevels).map(([value, label]) => ({ value, label }))
  const owners = Object.entries(ownerships).map(([value, label]) => ({
    value,
    label: value === 'public' ? `${label}, whose is not stated` : label,
  }))
  const filters: (Filter<FacilityFilters> | false)[] = [
    { name: 'search', label: 'Search', placeholder: 'Name, type, town' },
    { name: 'state', label: 'State', all: 'All states', choices: states.map(named) },
    state > 0 && { name: 'lga', label: 'LGA', all: 'All LGAs', choices: lgas.map(named) },
    { name: 'level', label: 'Level', all: 'All levels', choices: levels },
    { name: 'ownership', label: 'Ownership', all: 'All', choices: owners },
    lists.length > 1 && { name: 'registry', label: 'Registry', all: 'All registries', choices: lists },
  ]
  return filters.filter((filter) => filter !== false)
}
