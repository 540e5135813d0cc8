import type { CustomSection } from '@msdat/sdk/contracts/customSections'

type Sections = readonly CustomSection[]

/** Adds a section at the end, under a title and an id that no other has. */
export function addSection(sections: Sections, section: CustomSection): CustomSection[] {
  const titles = new Set(sections.map(({ title }) => title.trim().toLowerCase()))
  const ids = new Set(sections.map(({ id }) => id))
  const title = free(section.title, (one) => titles.has(one.toLowerCase()), ' ')
  const name = section.kind === 'plugin' ? section.plugin : section.kind
  const id = free(name, (one) => ids.has(one), '-')
  return [...sections, { ...section, title, id }]
}

function free(wanted: string, isTaken: (one: string) => boolean, joint: string): string {
  let name = wanted
  for (let count = 2; isTaken(name); count += 1) name = `${wanted}${joint}${count}`
  return name
}

export const changeSection = (sections: Sections, at: number, section: CustomSection): CustomSection[] =>
  sections.map((one, place) => (place === at ? section : one))

export const removeSection = (sections: Sections, at: number): CustomSection[] =>
  sections.filter((_, place) => place !== at)

/** One place up (-1) or down (1); at the end of the list nothing happens. */
export function moveSection(sections: Sections, at: number, by: -1 | 1): CustomSection[] {
  const moved = sections[at]
  const to = at + by
  if (!moved || to < 0 || to >= sections.length) return [...sections]
  const others = removeSection(sections, at)
  return [...others.slice(0, to), moved, ...others.slice(to)]
}
