import type { Plugin } from 'vite'

/** The router's package names its build for developers alone, which warns of their mistakes. Visitors get the other one. */
export function routerInProduction(): Plugin {
  return {
    name: 'router-in-production',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
  }
}
