import { sectionOptionsLength, type PlacedSection } from '@msdat/sdk/contracts/composition'
import type { Section } from '@msdat/sdk/contracts/dashboards'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Release } from '@msdat/sdk/contracts/registry'

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
    if (JSON.stringify(section.options ?? {}).length > sectionOptionsLength)
      tell(`its options are too long: ${sectionOptionsLength} characters at most.`)
    if (standing.some((one) => isSame(one, section))) continue
    const fault = faultOfPlace(section, await findRelease(section.plugin))
    if (fault) tell(fault)
  }
  if (faults.length > 0) throw new AppError('invalid_input', faults.join(' '), { sections: faults })
}

function faultOfPlace({ plugin, contribution }: PlacedSection, release: Release | null): string | null {
  if (!release) return `no plugin ${plugin} is running.`
  const found = release.contributes.find(({ id }) => id === contribution)
  if (!found) return `the plugin ${plugin} has no ${contribution}.`
  return found.point === 'section' ? null : `${contribution} of ${plugin} is no section.`
}

const isSame = (one: Section, other: PlacedSection): boolean =>
  one.plugin === other.plugin && one.contribution === other.contribution

const titleKey = (title: string): string => title.trim().toLowerCase()
