/**
 * No plugin can be built with an import() of a computed address. What a frame does with one is tested all the same:
 * `globalThis.importAt(…)` in a test's source becomes one behind the bundler's back.
 */
export const withComputedImports = (code: string): string =>
  code.replaceAll('globalThis.importAt(', 'import(')
