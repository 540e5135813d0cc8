import { sectionOptionsLength, type PlacedSection } from '@msdat/sdk/contracts/composition'
import type { Section } from '@msdat/sdk/contracts/dashboards'
import { contributionPoints } from '@msdat/sdk/contracts/contributionPoints'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Release } from '@msdat/sdk/contracts/registry'
import { faultsOfValues } from '@msdat/sdk/contracts/settingChecks'
import { SettingValues } from '@msdat/sdk/contracts/settings'
import { validate } from '@msdat/sdk/contracts/validate/node'

type Placed = Pick<PlacedSection, 'plugin' | 'contribution' | 'options'>

/** What runs of a plugin; null where it does not run. */
export type FindRelease = (plugin: string) => Promise<Release | null>

/**
 * Refuses sections that no visitor could see or tell apart. One that stands on the dashboard already
 * may stay while its plugin is switched off: else nothing else could be changed meanwhile.
 */
export async function checkSections(
  given: readonly PlacedSection[],
  standing: readonly Section[],
  findRelease: FindRelease,
): Promise<void> {
  const faults: string[] = []
  const titles = new Set<string>()
  const ids = new Set<string>()
  for (const [at, section] of given.entries()) {
    const tell = (fault: string): void => void faults.push(`Section ${at + 1}: ${fault}`)
    const title = titleKey(section.title)
    if (title.length < 2) tell('the title needs two characters or more.')
    else if (titles.has(title)) tell(`there is another one with the title "${section.title.trim()}".`)
    titles.add(title)
    if (section.id !== undefined && ids.has(section.id)) tell(`the id ${section.id} stands twice.`)
    if (section.id !== undefined) ids.add(section.id)
    const release = await findRelease(section.plugin)
    for (const fault of faultsOfPlaced(section, release, {
      isStanding: standing.some((one) => isSame(one, section)),
    }))
      tell(fault)
  }
  if (faults.length > 0) throw new AppError('invalid_input', faults.join(' '), { sections: faults })
}

/** What is wrong with a contribution and its presets; one that stands already may be switched off meanwhile. */
export function faultsOfPlaced(
  section: Placed,
  release: Release | null,
  { isStanding }: { isStanding: boolean },
): string[] {
  const place = isStanding ? null : faultOfPlace(section, release)
  const isTooLong = JSON.stringify(section.options ?? {}).length > sectionOptionsLength
  return [
    ...(isTooLong ? [`its options are too long: ${sectionOptionsLength} characters at most.`] : []),
    ...(place ? [place] : []),
    ...faultsOfPresets(section, release),
  ]
}

function faultOfPlace({ plugin, contribution }: Placed, release: Release | null): string | null {
  if (!release) return `no plugin ${plugin} is running.`
  const found = release.contributes.find(({ id }) => id === contribution)
  if (!found) return `the plugin ${plugin} has no ${contribution}.`
  return contributionPoints[found.point].isPlaced
    ? null
    : `${contribution} of ${plugin} is no section but ${contributionPoints[found.point].what}.`
}

/** Options of a contribution with settings are presets of these, and nothing else. */
function faultsOfPresets({ contribution, options }: Placed, release: Release | null): string[] {
  const found = release?.contributes.find(({ id }) => id === contribution)
  if (!found || !('settings' in found) || !found.settings) return []
  const presets = validate(SettingValues, options ?? {})
  return presets.ok
    ? faultsOfValues(found.settings, presets.value)
    : ['its presets are no values of settings.']
}

const isSame = (one: Section, other: PlacedSection): boolean =>
  one.plugin === other.plugin && one.contribution === other.contribution

const titleKey = (title: string): string => title.trim().toLowerCase()
