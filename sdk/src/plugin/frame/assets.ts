import { readFile } from 'node:fs/promises'
import { shellDocument } from './shellDocument.ts'

export { sharedSpecifiers, type SharedSpecifier } from './sharedSpecifiers.ts'
export { shellDocument }

/** A shared module as `npm run build -w sdk` wrote it. */
export interface BuiltSharedModule {
  /** What importers write; parts that several modules share have specifiers of their own. */
  specifier: string
  /** SHA-256 of the code, hexadecimal. */
  digest: string
  bytes: number
  /** Specifiers of the shared modules it imports itself. */
  imports: string[]
  code: Buffer
}

// From the source as well as from what is built of it, as in tests.
const folder = new URL('../../../dist/plugin/frame/', import.meta.url)

/** The shared modules with their code. Throws where the sdk has not been built. */
export async function sharedModules(): Promise<BuiltSharedModule[]> {
  const listed = JSON.parse((await readBuilt('modules.json')).toString()) as (Omit<
    BuiltSharedModule,
    'code'
  > & {
    file: string
  })[]
  return Promise.all(
    listed.map(async ({ file, ...facts }) => ({ ...facts, code: await readBuilt(`modules/${file}`) })),
  )
}

/** The names that can be imported from each shared specifier. Throws where the sdk has not been built. */
export async function sharedExports(): Promise<Record<string, string[]>> {
  return JSON.parse((await readBuilt('exports.json')).toString()) as Record<string, string[]>
}

/** The script of the frame document, to be put into it with shellDocument(). */
export async function shellScript(): Promise<string> {
  return (await readBuilt('shell.min.js')).toString()
}

async function readBuilt(name: string): Promise<Buffer> {
  try {
    return await readFile(new URL(name, folder))
  } catch {
    throw new Error('The shared modules are not built. Run "npm run build".')
  }
}
