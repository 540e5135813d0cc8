import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inProject } from '../support/project.ts'

const folders = ['.', 'sdk', 'sdk/docs', 'server', 'server/docs', 'host', 'plugin-registry', 'tests']

/** As they are, and as the formatter leaves them in prose. */
const leftOfMerge = /^(<{7} |={7}$|>{7} |(> ){7})/m

const documents = folders.flatMap((folder) => markdownIn(inProject(folder)))

function markdownIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

it('no document holds two versions of itself', () => {
  expect(documents.length).toBeGreaterThan(2)
  expect(documents.filter((path) => leftOfMerge.test(readFileSync(path, 'utf8')))).toEqual([])
  expect(leftOfMerge.test('A\n<<<<<<< HEAD\nB')).toBe(true)
})
