import type { EcmaScriptModule } from 'oxc-parser'
import { languageOf } from './fileLoaders.ts'
import { Lines } from './Lines.ts'
import { parseSource } from './parseSource.ts'
import type { BundleFault } from './toFault.ts'

interface ImportedName {
  specifier: string
  name: string
  start: number
}

/**
 * The names that a bundle imports from shared modules which do not have them: with one of these the frame would not
 * start. The bundle is asked, since in it no types are left that only look like such an import.
 */
export function findMissingNames(
  code: string,
  files: ReadonlyMap<string, Uint8Array>,
  exported: Readonly<Record<string, string[]>>,
): BundleFault[] {
  const bundle = parseSource(code, 'js')
  if (!bundle) throw new Error('The bundle cannot be read.')
  const missing = namesIn(bundle.module).filter(({ specifier, name }) => !exported[specifier]?.includes(name))
  const faults = new Map<string, BundleFault>()
  for (const { specifier, name } of missing) {
    faults.set(`${specifier} ${name}`, {
      ...placeOf(specifier, name, files),
      detail: `"${specifier}" does not export "${name}".`,
      remedy: `Import one of: ${exported[specifier]?.filter((one) => !one.startsWith('_')).join(', ')}.`,
    })
  }
  return [...faults.values()]
}

/** Where a source imports the name, or hands it on. */
function placeOf(
  specifier: string,
  name: string,
  files: ReadonlyMap<string, Uint8Array>,
): Pick<BundleFault, 'file' | 'line'> {
  for (const [file, content] of files) {
    const language = languageOf(file)
    const text = Buffer.from(content).toString('utf8')
    const source = language && text.includes(specifier) ? parseSource(text, language) : null
    const found = namesIn(source?.module).find((one) => one.specifier === specifier && one.name === name)
    if (found) return { file, line: new Lines(text).at(found.start) }
  }
  return { file: null, line: null }
}

/** Every name that is imported one by one; whole modules have all names. */
function namesIn(module: EcmaScriptModule | undefined): ImportedName[] {
  const entries = [
    ...(module?.staticImports ?? []).flatMap(({ moduleRequest, entries }) =>
      entries.map((entry) => ({ moduleRequest, ...entry })),
    ),
    ...(module?.staticExports ?? []).flatMap(({ entries }) => entries),
  ]
  return entries.flatMap(({ moduleRequest, importName: { kind, name, start }, isType }) => {
    const imported = String(kind) === 'Default' ? 'default' : String(kind) === 'Name' ? name : null
    if (!moduleRequest || imported === null || isType) return []
    return [{ specifier: moduleRequest.value, name: imported, start: start ?? moduleRequest.start }]
  })
}
