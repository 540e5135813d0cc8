import { basename } from 'node:path'
import { isTest } from './importPlan.ts'
import type { Source } from './readSources.ts'

const longestFile = 300
const emptyWords = /^(utils?|helpers?|common|misc|types|constants|managers?)$/i

/** Files past the length where a reader asks what two things they are. */
export const filesTooLong = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length
    return lines > longestFile && !isTest(path) ? [`${path} has ${lines} lines`] : []
  })

const longestPlugin = 400

/** Grows with the kit, by design: a sample of each part. */
const sampler = 'kit-examples'

/** Plugins with more lines than one author can keep in mind. What a second plugin can use belongs in the kit. */
export const pluginsTooLong = (sources: readonly Source[]): string[] => {
  const lines = new Map<string, number>()
  for (const { path, text } of sources) {
    const plugin = /^plugins\/([^/]+)\/src\//.exec(path)?.[1]
    if (!plugin || plugin === sampler || isTest(path) || path.includes('.fixture.')) continue
    lines.set(plugin, (lines.get(plugin) ?? 0) + text.split('\n').length - 1)
  }
  return [...lines].flatMap(([plugin, count]) =>
    count > longestPlugin
      ? [`${plugin} has ${count} lines of its own, ${count - longestPlugin} too many`]
      : [],
  )
}

/** Folders and files whose name says nothing about what is inside. */
export const emptyNames = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path }) => {
    const words = path.split('/').map((part) => basename(part).replace(/\..*$/, ''))
    return words.some((word) => emptyWords.test(word) || /(Utils?|Helpers?|Manager)$/.test(word))
      ? [path]
      : []
  })

/** Default exports, but where a tool demands one. */
export const defaultExports = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) =>
    /^export default\b|^export \{[^}]*\bas default\b/m.test(text) && !path.endsWith('.config.ts')
      ? [path]
      : [],
  )

/** Promises of work that was not done, and checks of the compiler that were let go. */
export const unfinishedLines = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (isUnfinished(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )

// The brackets keep this line from being its own finding.
const isUnfinished = (line: string): boolean =>
  /TO[D]O|FIXM[E]|@ts-(ignor[e]|expect-erro[r]|nochec[k])/.test(line)
