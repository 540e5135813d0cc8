import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The compiler's own program, which looks for itself when it starts; null where this system has none. */
export function compilerProgram(): string | null {
  const system = `${process.platform}-${process.arch}`
  try {
    const typescript = createRequire(createRequire(import.meta.url).resolve('typescript/package.json'))
    return join(dirname(typescript.resolve(`@typescript/typescript-${system}/package.json`)), 'lib', 'tsc')
  } catch {
    return null
  }
}
