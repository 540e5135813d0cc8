import type { Card, CustomSection } from '@msdat/sdk/contracts/customSections'
import { faultsOfPlaced, type FindRelease } from '../dashboards/checkSections.ts'
import { pictureFault } from './ownPictures.ts'

/** Most characters of all sections together, written as JSON: they travel to every reader. */
const mostCharacters = 200_000

export interface SectionRules {
  findRelease: FindRelease
  /** Hosts whose pages may be embedded. */
  embedHosts: readonly string[]
  hasIndicator(id: number): boolean
  hasSource(id: number): boolean
  hasPlace(id: number): boolean
}

/** What is wrong with the sections of a custom dashboard, a sentence each. What stands already may be switched off. */
export async function faultsOfSections(
  given: readonly CustomSection[],
  standing: readonly CustomSection[],
  rules: SectionRules,
): Promise<string[]> {
  const faults: string[] = []
  const titles = new Set<string>()
  for (const [at, section] of given.entries()) {
    const title = section.title.trim().toLowerCase()
    const own = await faultsOfSection(section, standing, rules)
    if (title.length < 2) own.unshift('the title needs two characters or more.')
    else if (titles.has(title)) own.unshift(`there is another one with the title "${section.title.trim()}".`)
    titles.add(title)
    faults.push(...own.map((fault) => `Section ${at + 1}: ${fault}`))
  }
  if (JSON.stringify(given).length > mostCharacters)
    faults.push('All sections together are too large. Use fewer or smaller pictures, or a shorter table.')
  return faults
}

async function faultsOfSection(
  section: CustomSection,
  standing: readonly CustomSection[],
  rules: SectionRules,
): Promise<string[]> {
  switch (section.kind) {
    case 'plugin':
      return faultsOfPlaced(section, await rules.findRelease(section.plugin), {
        isStanding: standing.some(
          (one) =>
            one.kind === 'plugin' &&
            one.plugin === section.plugin &&
            one.contribution === section.contribution,
        ),
      })
    case 'page':
      return faultsOfPage(section.url, rules.embedHosts)
    case 'table':
      return section.rows.some((row) => row.length > section.columns.length)
        ? ['a row of its table has more cells than there are columns.']
        : []
    case 'canvas':
      return (
        await Promise.all(
          section.cards.map(async (card, at) =>
            (await faultsOfCard(card, cardsOf(standing), rules)).map((fault) => `card ${at + 1}: ${fault}`),
          ),
        )
      ).flat()
  }
}

async function faultsOfCard(card: Card, standing: readonly Card[], rules: SectionRules): Promise<string[]> {
  switch (card.kind) {
    case 'chart': {
      const isStanding = standing.some(
        (one) => one.kind === 'chart' && one.plugin === card.plugin && one.contribution === card.contribution,
      )
      return faultsOfPlaced(card, await rules.findRelease(card.plugin), { isStanding })
    }
    case 'text':
      return card.text.trim() === '' ? ['write some text.'] : []
    case 'figure':
      return [
        ...(rules.hasIndicator(card.indicator) ? [] : ['choose an indicator.']),
        ...(rules.hasSource(card.datasource) ? [] : ['choose a data source.']),
        ...(rules.hasPlace(card.location) ? [] : ['choose a place.']),
      ]
    case 'picture':
      return [
        ...(card.picture === '' ? [`${pictureFault}.`] : []),
        ...(card.alt.trim() === '' ? ['say in words what the picture shows.'] : []),
      ]
    case 'page':
      return faultsOfPage(card.url, rules.embedHosts)
  }
}

const cardsOf = (sections: readonly CustomSection[]): Card[] =>
  sections.flatMap((section) => (section.kind === 'canvas' ? section.cards : []))

function faultsOfPage(address: string, hosts: readonly string[]): string[] {
  if (!URL.canParse(address)) return ['give the https address of the page.']
  const { hostname, username, port } = new URL(address)
  if (hosts.includes(hostname) && username === '' && port === '') return []
  return [
    hosts.length === 0
      ? 'this installation embeds no pages of other sites.'
      : `pages are embedded from these hosts only: ${hosts.join(', ')}.`,
  ]
}
