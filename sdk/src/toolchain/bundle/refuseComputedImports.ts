import { transform } from 'esbuild'
import { languageOf } from './fileLoaders.ts'
import { findComputedImports } from './findComputedImports.ts'
import { Lines } from './Lines.ts'
import { parseSource } from './parseSource.ts'
import { namespace, type BundleFault } from './toFault.ts'

const mostPerFile = 20

/**
 * The faults of every source of a plugin that imports by an address put together at run time. Judged is what the
 * bundler itself reads, printed anew by it: a text that two parsers read in two ways has only one meaning then.
 */
export async function refuseComputedImports(files: ReadonlyMap<string, Uint8Array>): Promise<BundleFault[]> {
  const faults = await Promise.all([...files].map(([path, content]) => faultsOf(path, content)))
  return faults.flat()
}

async function faultsOf(path: string, content: Uint8Array): Promise<BundleFault[]> {
  const loader = languageOf(path)
  if (!loader) return []
  const plain = await transform(content, {
    loader,
    jsx: 'automatic',
    target: 'es2022',
    charset: 'utf8',
    treeShaking: false,
    tsconfigRaw: '{}',
    logLevel: 'silent',
    sourcefile: `${namespace}:${path}`,
  })
  const judged = parseSource(plain.code, 'js')
  if (judged && findComputedImports(judged.program).length === 0) return []
  const text = Buffer.from(content).toString('utf8')
  const original = parseSource(text, loader)
  const places = original ? findComputedImports(original.program).slice(0, mostPerFile) : []
  const lines = new Lines(text)
  return (places.length > 0 ? places.map((at) => lines.at(at)) : [null]).map((line) => ({
    file: path,
    line,
    ...refusal,
  }))
}

const refusal = {
  detail: 'An address that is imported is not plain text.',
  remedy:
    "Write each address out, as in import('./charts.ts'): the files of a plugin are known when it is built.",
}
