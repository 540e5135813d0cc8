import { runnerImport, type Plugin } from 'vite'
import type { PageEntry } from '../src/pages/PageEntry.ts'

/** Writes what the server and the tests need of the page table: titles, access, and what search engines may list. */
export function listPages(): Plugin {
  return {
    name: 'list-pages',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{ pageTable: readonly PageEntry[] }>('./src/pages/pageTable.ts')
      const pages = module.pageTable.map(
        ({ path, view, example, title, description, access, isIndexable }) => ({
          path,
          view,
          example,
          title,
          description,
          access,
          isIndexable,
        }),
      )
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) })
    },
  }
}
