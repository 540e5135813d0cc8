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
