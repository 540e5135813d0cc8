import type { SpecificationRow } from './SpecificationRow.ts'

const file = 'server/src/healthThink/healthThink.test.ts'

export const rows: readonly SpecificationRow[] = [
  {
    section: '2 §2.13',
    what: 'Health Think: the linked view is drawn in the question',
    file: 'tests/release/assistants.test.ts',
    test: 'draws the dashboard that a question links',
  },
  {
    section: '2 §2.13',
    what: '/health-think: questions and answers, moderated, searchable',
    file,
    test: 'shows a question to everyone once a moderator let it through, before that to its author',
  },
  {
    section: '2 §2.13',
    what: '/health-think: answers with sources',
    file,
    test: 'takes answers with sources only, and counts those that are shown',
  },
  {
    section: '2 §2.13',
    what: '/health-think/signup and /health-think/profile',
    file,
    test: 'has profiles with expertise and with what their owners contributed',
  },
]
