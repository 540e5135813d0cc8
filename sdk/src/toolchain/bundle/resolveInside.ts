import { posix } from 'node:path'

const endings = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.json',
  '/index.ts',
  '/index.tsx',
  '/index.js',
  '/index.jsx',
]

/** The path of the file that `specifier` means in `importer`; null where the zip has none. */
export function resolveInside(
  files: ReadonlyMap<string, unknown>,
  importer: string,
  specifier: string,
): string | null {
  const target = posix.normalize(posix.join(posix.dirname(importer), specifier))
  if (target.startsWith('..') || target.startsWith('/')) return null
  for (const ending of endings) if (files.has(target + ending)) return target + ending
  // TypeScript lets a source import ./view.js and mean ./view.tsx.
  const stem = /^(.*)\.jsx?$/.exec(target)?.[1]
  return [`${stem}.ts`, `${stem}.tsx`].find((path) => stem !== undefined && files.has(path)) ?? null
}
