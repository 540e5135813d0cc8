import type { Plugin } from 'vite'

/** Writes the addresses of all scripts and styles, so that worker.js can keep those that no visit has asked for yet. */
export function listFiles(): Plugin {
  return {
    name: 'list-files',
    apply: 'build',
    // After Vite has taken out the scripts that were nothing but their styles: one missing file stops the worker.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name))
      const source = JSON.stringify(names.sort().map((name) => `/${name}`))
      this.emitFile({ type: 'asset', fileName: 'files.json', source })
    },
  }
}
