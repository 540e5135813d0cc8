import { posix } from 'node:path'
import type { Loader } from 'esbuild'

const loaders: Record<string, Loader> = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.js': 'jsx',
  '.jsx': 'jsx',
  '.json': 'json',
  '.geojson': 'json',
  '.svg': 'dataurl',
  '.png': 'dataurl',
  '.jpg': 'dataurl',
  '.jpeg': 'dataurl',
  '.gif': 'dataurl',
  '.webp': 'dataurl',
  '.woff2': 'dataurl',
  '.csv': 'text',
  '.txt': 'text',
  '.md': 'text',
}

/** How the bundler reads a file; undefined for what cannot be imported. */
export const loaderOf = (path: string): Loader | undefined => loaders[posix.extname(path).toLowerCase()]

/** The language of a file that holds code; null for any other. */
export function languageOf(path: string): 'ts' | 'tsx' | 'jsx' | null {
  const loader = loaderOf(path)
  return loader === 'ts' || loader === 'tsx' || loader === 'jsx' ? loader : null
}
