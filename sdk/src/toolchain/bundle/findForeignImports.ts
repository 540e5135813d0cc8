import { Visitor } from 'oxc-parser'
import { sharedSpecifiers } from '../../plugin/frame/sharedSpecifiers.ts'
import { parseSource } from './parseSource.ts'
import type { BundleFault } from './toFault.ts'

const shared = new Set<string>(sharedSpecifiers)

/**
 * Every import() that the bundler left in a bundle and that is of no shared module. The bundler asks for no file where
 * it puts in the value of an enum itself, so such an address was judged by nobody before.
 */
export function findForeignImports(code: string): BundleFault[] {
  const bundle = parseSource(code, 'js')
  if (!bundle) throw new Error('The bundle cannot be read.')
  const faults: BundleFault[] = []
  new Visitor({
    ImportExpression({ source }) {
      const address = source.type === 'Literal' && typeof source.value === 'string' ? source.value : null
      if (address !== null && shared.has(address)) return
      faults.push({ file: null, line: null, ...refusal })
    },
  }).visit(bundle.program)
  return faults
}

const refusal = {
  detail: 'An address that is imported is not plain text.',
  remedy: "Write each address out, as in import('./charts.ts'), and not as a member of an enum.",
}
