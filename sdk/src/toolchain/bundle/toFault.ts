import type { BuildFailure, Message } from 'esbuild'

/** Something that keeps a plugin from being built, said to its author. */
export interface BundleFault {
  file: string | null
  line: number | null
  detail: string
  remedy: string
}

/** Files of the zip have this namespace; whatever has another is not the plugin's. */
export const namespace = 'plugin'
/** The name of our part of the bundler: what it says is in our own words. */
export const bundlerPart = 'only-files-of-the-plugin'

/** What the bundler says, without a word about files that are not in the zip. */
export function toFault({ text, location, detail, pluginName }: Message): BundleFault {
  const [, file] = /^plugin:(.*)$/s.exec(location?.file ?? '') ?? []
  const isAboutPlugin = pluginName === bundlerPart || file !== undefined
  if (!isAboutPlugin) return outside
  return {
    file: file ?? null,
    line: location?.line ?? null,
    detail: text,
    remedy: typeof detail === 'string' ? detail : 'Correct the source.',
  }
}

const outside: BundleFault = {
  file: null,
  line: null,
  detail: 'The plugin cannot be built from its own files.',
  remedy: 'Import files of the plugin and shared modules, and nothing else.',
}

export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}
