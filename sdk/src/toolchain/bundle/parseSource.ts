import { parseSync, type EcmaScriptModule, type Program } from 'oxc-parser'

export interface ParsedSource {
  program: Program
  /** What it imports and exports. */
  module: EcmaScriptModule
}

/** Parses a text of the language; null where it cannot be read. */
export function parseSource(text: string, lang: 'js' | 'jsx' | 'ts' | 'tsx'): ParsedSource | null {
  const result = parseSync(`source.${lang}`, text, { lang, sourceType: 'module', preserveParens: false })
  const isBroken = result.errors.some(({ severity }) => String(severity) === 'Error')
  return isBroken ? null : result
}
