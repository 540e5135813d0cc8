import type { Plugin } from 'vite'

/** Parts of TypeBox that the page does without, by the end of their address: 5 kB of each first visit. */
const standIns: Record<string, string> = {
  // Checkers of text formats: no contract names a format, and no topic or setting of a plugin can.
  '/format/index.mjs': `
    const refuse = () => { throw new Error('The page checks no text formats: see host/build/slimTypeBox.ts.') }
    export const Format = { Has: refuse, Get: refuse, Test: refuse }`,
  // Words for broken rules: the SDK has its own for all that a visitor can break.
  '/en_US.mjs': `export const en_US = () => 'is not valid'`,
}

/** Leaves out of the page what TypeBox brings and no schema of the page needs. */
export function slimTypeBox(): Plugin {
  return {
    name: 'slim-typebox',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('/typebox/build/')) return null
      const end = Object.keys(standIns).find((one) => source.endsWith(one))
      return end ? `\0typebox${end}` : null
    },
    load: (id) => (id.startsWith('\0typebox') ? (standIns[id.slice('\0typebox'.length)] ?? null) : null),
  }
}
