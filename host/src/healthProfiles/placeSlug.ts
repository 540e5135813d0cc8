import { levels } from '@msdat/sdk/contracts/levels'
import type { Location } from '@msdat/sdk/contracts/reference'

export const profilesPath = '/health-profiles'

/** The name of a place in an address: Akwa Ibom is akwa-ibom. */
export function placeSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export const profilePath = ({ name }: Pick<Location, 'name'>): string => `${profilesPath}/${placeSlug(name)}`

/** The nation, the zones and the states have profiles. */
export function profiledPlaces(locations: readonly Location[]): Location[] {
  return locations.filter(({ level }) =>
    [levels.national, levels.zone, levels.state].some((one) => one === level),
  )
}

export function findPlace(slug: string, locations: readonly Location[]): Location | null {
  return profiledPlaces(locations).find(({ name }) => placeSlug(name) === placeSlug(slug)) ?? null
}
