import type { SpecificationRow } from './SpecificationRow.ts'

const pages = 'tests/browser/pages.test.ts'
const find = 'host/src/articles/findByTitle.test.ts'

const visited = (section: string, route: string): SpecificationRow => ({
  section,
  what: `The page ${route}`,
  file: pages,
  test: 'every page of the table opens for whoever may',
})

export const rows: readonly SpecificationRow[] = [
  visited('2 §2.9', '/faq'),
  visited('2 §2.9', '/update_log'),
  visited('2 §2.10', '/data-partnership'),
  visited('2 §2.10', '/coming-soon and its children'),
  visited('2 §2.10', '/testing'),
  {
    section: '2 §5',
    what: 'FAQ search is case-insensitive on title; an empty search shows all',
    file: find,
    test: 'questions are found by words of their title in any case, and an empty search shows all',
  },
]
