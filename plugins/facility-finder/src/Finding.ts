import type { Location } from '@msdat/sdk'
import {
  allFacilities,
  type FacilityFilters,
  type LgaPlace,
  type Registry,
  type useOrigin,
} from '@msdat/sdk/kit'

/** As the manifest has them. */
export interface FinderSettings extends FacilityFilters {
  near: number
  centre: string
  page: number
}

export const nothing = { ...allFacilities, near: 0, centre: '' }

/** What the parts of the finder share. */
export interface Finding extends ReturnType<typeof useOrigin> {
  settings: FinderSettings
  change: (part: Partial<FinderSettings>) => void
  states: readonly Location[]
  /** LGAs with their states. */
  places: readonly LgaPlace[]
  /** The one that distances are measured from. */
  chosen: LgaPlace | null
  registries: readonly Registry[]
  nameOfPlace: (location: number) => string
}
