import type { Plugin } from 'vite'

const standIn = '\0typebox-formats'

/**
 * Leaves out the checkers of text formats that TypeBox brings, 4 kB of each first visit: no contract names a format, and
 * no topic or setting of a plugin can. A schema that does is no schema of this page, and checking with it throws.
 */
export function withoutFormats(): Plugin {
  return {
    name: 'without-formats',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/format/index.mjs') && importer?.includes('/typebox/build/') ? standIn : null,
    load: (id) =>
      id === standIn
        ? `const refuse = () => { throw new Error('The page checks no text formats: see host/build/withoutFormats.ts.') }
           export const Format = { Has: refuse, Get: refuse, Test: refuse }`
        : null,
  }
}
