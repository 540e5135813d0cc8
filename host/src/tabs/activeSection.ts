import type { Section } from '@msdat/sdk/contracts/dashboards'

/** The asked section, or the first where none is asked for or the asked one is not there. */
export function activeSection(sections: readonly Section[], asked: string | null): Section | null {
  return sections.find((section) => section.id === asked) ?? sections[0] ?? null
}
