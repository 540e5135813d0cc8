import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take half a minute or more, longest first: one that begins last would run alone at the end. */
const long = [
  'tests/browser/pages.',
  'tests/browser/pluginJourney.',
  'tests/contract/publicEndpoints.',
  'tests/hostile/ailingDatabase.',
  'tests/contract/imports.',
  'tests/browser/keptPage.',
  'tests/contract/authorisation.',
  'tests/browser/shownFigures.',
  'plugin-registry/src/hostile.',
  'plugin-registry/src/builders/github/githubBuilder.',
  'tests/hostile/lockedDatabase.',
  'tests/architecture/tools.',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = long.findIndex((path) => moduleId.includes(`/${path}`))
  return at < 0 ? long.length : at
}

/** The order in which test files begin. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
