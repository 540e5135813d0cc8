import type { Check } from '../check.ts'

/** Two paths that some file system would take for one; pathsAreSafe refuses accents, of which there are several forms. */
const folded = (path: string): string => path.toLowerCase().replace(/\/$/, '')

export const pathsAreDistinct: Check = {
  rule: 'pathsAreDistinct',
  look({ archive }, report) {
    const seen = new Map<string, string>()
    for (const { path } of archive.entries) {
      const other = seen.get(folded(path))
      if (other === undefined) {
        seen.set(folded(path), path)
      } else {
        report.error({
          file: path,
          title: 'Two files have the same name',
          ...sayingOf(path, other),
        })
      }
    }
  },
}

function sayingOf(path: string, other: string): { detail: string; remedy: string } {
  if (path === other)
    return { detail: `${path} stands in the zip twice.`, remedy: 'Make the zip again, with each file once.' }
  return {
    detail: `${path} and ${other} are one name where upper and lower case are not told apart.`,
    remedy: 'Give the files names that differ in more than case.',
  }
}
