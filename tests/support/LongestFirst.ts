import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take long, longest first: one that begins last would run alone at the end. */
const long = [
  // While they run, the installation is prepared that those of the product begin with.
  'plugin-registry/src/hostile.',
  'plugin-registry/src/builders/github/githubBuilder.',
  'plugin-registry/src/review.',
  'server/src/accounts/accounts.',
  'tests/architecture/tools.',
  // One on PostgreSQL early: it prepares the database that the others of its kind are copies of.
  'tests/contract/publicEndpoints.',
  'tests/browser/pages.',
  'tests/browser/pluginJourney.',
  'tests/contract/authorisation.',
  'tests/hostile/ailingDatabase.',
  'tests/contract/imports.',
  'tests/contract/examples.',
  'tests/hostile/',
  'tests/browser/',
  'tests/contract/',
  'tests/',
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
