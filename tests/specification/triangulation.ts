import type { SpecificationRow } from './SpecificationRow.ts'

const page = 'plugins/triangulation/src/TriangulationView.test.tsx'
const choice = 'plugins/triangulation/src/Choice.test.ts'

export const rows: readonly SpecificationRow[] = [
  {
    section: '2 §2.8',
    what: 'Two circular scores and a breakdown table after Triangulate',
    file: page,
    test: 'shows both scores with their band words and each grade with its label',
  },
  {
    section: '2 §8',
    what: 'Triangulation failure: "error: " and the message',
    file: page,
    test: 'tells a failure in the words of the specification',
  },
  {
    section: '2 §9',
    what: 'Compared sources max 2',
    file: choice,
    test: 'compares at most two sources and names those left out',
  },
  {
    section: '2 §9',
    what: 'Labels of sources: world bank, MICS, NPC',
    file: page,
    test: 'opens with the setup, which says what is not chosen and that much is asked for',
  },
]
