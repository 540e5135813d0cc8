import type { CustomSection } from '@msdat/sdk/contracts/customSections'
import { embedHosts, faultOfAddress } from '../customDashboards/embedHosts.ts'
import type { BuilderContent } from './BuilderContent.ts'

/** Which part of the builder something is missing in. */
export type BuilderPart = 'details' | 'preferences' | 'sections'

/** What is still missing before a dashboard can be saved, by the part where it is filled in. */
export function faultsOfContent(content: BuilderContent): Record<BuilderPart, string[]> {
  return {
    details: content.title.trim() === '' ? ['Give your dashboard a title.'] : [],
    preferences: [
      ...(content.indicators.length === 0 ? ['Choose at least one indicator.'] : []),
      ...(content.dataSources.length === 0 ? ['Choose at least one data source.'] : []),
    ],
    sections:
      content.sections.length === 0
        ? ['Add at least one section.']
        : content.sections.flatMap((section, at) => faultsOfSection(section, at, content.sections)),
  }
}

/** What is wrong with one section, in words that name it. */
export function faultsOfSection(
  section: CustomSection,
  at: number,
  sections: readonly CustomSection[],
): string[] {
  const title = section.title.trim().toLowerCase()
  const name = section.title.trim() || `Section ${at + 1}`
  const isTwice = sections.some((one, place) => place < at && one.title.trim().toLowerCase() === title)
  const faults = [
    ...(title.length < 2 ? [`Section ${at + 1} needs a title of two characters or more.`] : []),
    ...(title.length >= 2 && isTwice ? [`Another section has the title ${name}.`] : []),
  ]
  if (section.kind === 'page') {
    const fault = faultOfAddress(section.url, embedHosts())
    if (fault) faults.push(`${name}: ${fault}`)
  }
  if (section.kind === 'canvas') {
    for (const [number, card] of section.cards.entries()) {
      const tell = (fault: string): void => void faults.push(`${name}, card ${number + 1}: ${fault}`)
      if (card.kind === 'text' && card.text.trim() === '') tell('write some text.')
      if (card.kind === 'picture' && card.picture === '') tell('choose a picture.')
      if (card.kind === 'picture' && card.alt.trim() === '') tell('say in words what the picture shows.')
      if (card.kind === 'page') {
        const fault = faultOfAddress(card.url, embedHosts())
        if (fault) tell(fault)
      }
    }
  }
  return faults
}
