import { posix } from 'node:path'
import type { ImportKind, Plugin } from 'esbuild'
import { sharedSpecifiers } from '../../plugin/frame/assets.ts'
import { languageOf, loaderOf } from './fileLoaders.ts'
import { resolveInside } from './resolveInside.ts'
import { vendorName } from './vendorName.ts'
import { bundlerPart, namespace } from './toFault.ts'

const shared = new Set<string>(sharedSpecifiers)

// A bundle may have 300 kB compressed; what is imported past this could only be meant to exhaust the bundler.
const importedBytes = 4 * 1024 * 1024

/** Behind the path of a file: not what it does, but its text, as examples show it. Tests know the same ending. */
const asText = '?raw'

/** Finds and loads everything for the bundler: files of the zip in memory, and nothing else. */
export function onlyFrom(files: ReadonlyMap<string, Uint8Array>): Plugin {
  return {
    name: bundlerPart,
    setup(builder) {
      let imported = 0
      builder.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
        // The bundler writes ./ before an entry that also lies in the folder it was started in.
        if (kind === 'entry-point') return { path: posix.normalize(path), namespace }
        if (shared.has(path)) return isRequire(kind) ? { errors: [noRequire] } : { path, external: true }
        const isRelative = path.startsWith('./') || path.startsWith('../') || path === '.' || path === '..'
        const isText = path.endsWith(asText)
        const asked = isText ? path.slice(0, -asText.length) : path
        const inside = isRelative ? resolveInside(files, importer, asked) : null
        if (inside === null) return { errors: [refusal(path, isRelative)] }
        return { path: inside, namespace, ...(isText && { suffix: asText }) }
      })
      // For every namespace: what is not answered for here, the bundler would read from the disk.
      builder.onLoad({ filter: /.*/ }, ({ path, suffix, namespace: from }) => {
        const contents = from === namespace ? files.get(path) : undefined
        if (!contents) return { errors: [notInPlugin] }
        imported += contents.byteLength
        if (imported > importedBytes) return { errors: [tooMuch] }
        if (suffix === asText) return { contents, loader: 'text' }
        if (posix.extname(path).toLowerCase() === '.css')
          return { contents: styleModule(contents), loader: 'js' }
        const loader = loaderOf(path)
        if (!loader) return { errors: [{ ...unknownType, text: `${path} cannot be imported.` }] }
        return { contents: languageOf(path) ? Buffer.concat([contents, noSourceMap]) : contents, loader }
      })
    },
  }
}

// In a bundle it would be a function that throws. Files of the plugin are put in its place, shared modules are not.
const isRequire = (kind: ImportKind): boolean => kind === 'require-call'

const noRequire = {
  text: 'Use import: frames have no require.',
  detail: "Write import react from 'react' in place of const react = require('react').",
}

// The last such comment of a file counts. One of the plugin's own would put any names and places into the server's map.
const noSourceMap = Buffer.from('\n//# sourceMappingURL=data:application/json,{}')

const tooMuch = {
  text: `The plugin imports more than ${importedBytes / 1024 / 1024} MB of files.`,
  detail: 'Ask the host for data in place of packing it.',
}

const unknownType = { detail: 'Import TypeScript, JavaScript, JSON, CSS, pictures, fonts or text.' }

const notInPlugin = {
  text: 'A file is imported that is not in the plugin.',
  detail: 'Import files of the plugin and shared modules, and nothing else.',
}

/** A style sheet becomes an element of the frame's own page when it is imported. */
function styleModule(css: Uint8Array): string {
  const text = JSON.stringify(Buffer.from(css).toString('utf8'))
  return `const style = document.createElement('style'); style.textContent = ${text}; document.head.append(style)`
}

function refusal(path: string, isRelative: boolean): { text: string; detail: string } {
  if (isRelative)
    return {
      text: `There is no file "${path}" in the plugin.`,
      detail: 'Add the file, or correct the path; upper and lower case must agree.',
    }
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(path)) {
    return {
      text: `"${path}" is an address.`,
      detail: 'Code from elsewhere cannot be reviewed: put it in the plugin as a source file.',
    }
  }
  return {
    text: `"${path}" is not a shared module.`,
    detail: `Import one of ${[...shared].join(', ')}, or bring the npm package in as a file: run "npx msdat-plugin vendor ${path}", then import './vendor/${vendorName(path)}.js'.`,
  }
}
