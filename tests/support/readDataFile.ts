import { readFileSync } from 'node:fs'
import { inProject } from './project.ts'

/** Rows of a file of the built-in data set by its headings. By the rules of CSV alone: nothing of the product reads for it. */
export function readDataFile(name: string): Record<string, string>[] {
  const text = readFileSync(inProject(`server/data/${name}.csv`), 'utf8')
  const cells = [...text.matchAll(/("(?:[^"]|"")*"|[^,\n\r]*)(,|\r?\n|$)/g)]
  const lines: string[][] = [[]]
  for (const [, cell = '', end] of cells) {
    lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end !== ',') lines.push([])
  }
  const [names = [], ...rows] = lines.filter((line) => line.length > 1)
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])))
}
