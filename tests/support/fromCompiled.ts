import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { projectFolder } from './project.ts'

/** What is compiled for Node; the host is not. */
const parts = ['sdk', 'server', 'plugin-registry']

/** Files that are compiled for Node. */
export const compiledFiles = new RegExp(`/(${parts.join('|')})/dist/`)

const source = new RegExp(`^(${parts.join('|')})/src/(.*)\\.tsx?$`)

/** What tests themselves are made of is loaded from its source. */
const isOfTests = /\.(test|fixture)\.tsx?$/

/** A test that puts something else in a module's place can do so in sources only. */
const replacesModules = 'vi.doMock('

/**
 * A Vite plugin: a test gets what it tests as compiled JavaScript, where that has been compiled. Node loads it in a
 * third of the time that the transformed sources take.
 */
export const fromCompiled = {
  name: 'from-compiled',
  enforce: 'pre' as const,
  resolveId(wanted: string, importer?: string): string | undefined {
    if (!importer || !wanted.startsWith('.') || isOfTests.test(wanted)) return
    const path = join(dirname(importer), wanted)
    const [, part, name] = source.exec(path.slice(projectFolder.length + sep.length)) ?? []
    if (!part || !name || readFileSync(importer, 'utf8').includes(replacesModules)) return
    const file = join(projectFolder, part, 'dist', `${name}.js`)
    return existsSync(file) ? file : undefined
  },
}
