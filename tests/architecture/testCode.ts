import { isTest } from './importPlan.ts'
import type { Source } from './readSources.ts'

// The front doors for tests: what plugin authors are given, and zips made by hand.
const forTests = /^(tests\/|sdk\/src\/testing\/)/

/** Code that tests alone import, and that does not say so by its name: it must end in `.fixture.ts`. */
export function unnamedTestCode(sources: readonly Source[]): string[] {
  const byTests = new Set<string>()
  const byOthers = new Set<string>()
  for (const { path, imports } of sources) {
    for (const { specifier, file } of imports) {
      const target = file === null ? moduleOf(specifier) : sourceOf(file)
      if (target) (isTest(path) || forTests.test(path) ? byTests : byOthers).add(target)
    }
  }
  return sources
    .map(({ path }) => path)
    .filter((path) => byTests.has(path) && !byOthers.has(path) && !isTest(path) && !forTests.test(path))
}

/** The source of what a program imports as it was built. */
const sourceOf = (file: string): string => file.replace(/^(\w[\w-]*)\/dist\/(.*)\.js$/, '$1/src/$2.ts')

/** The file of a module that the sdk offers by its path. */
function moduleOf(specifier: string): string | null {
  const path = /^@msdat\/sdk\/(\w+(?:\/\w+)+)$/.exec(specifier)?.[1]
  return path ? `sdk/src/${path}.ts` : null
}
