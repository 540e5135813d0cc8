import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject } from '../support/project.ts'
import type { SpecificationRow } from './SpecificationRow.ts'

const folder = inProject('tests/specification')
/** One table an area, each in a file of its own that exports `rows`. */
const tables = readdirSync(folder).filter((name) => /^[a-z]\w*\.ts$/.test(name))

describe.each(tables)('the table of the specification in %s', (name) => {
  it('names tests that exist', async () => {
    const { rows } = (await import(`./${name}`)) as { rows: readonly SpecificationRow[] }
    expect(rows.length).toBeGreaterThan(0)
    const texts = new Map<string, string>()
    const textOf = (file: string): string => {
      const text = texts.get(file) ?? readFileSync(inProject(file), 'utf8')
      texts.set(file, text)
      return text
    }
    const missing = rows.filter(({ file, test }) => !textOf(file).includes(test))
    expect(missing).toEqual([])
  })

  it('names each thing once', async () => {
    const { rows } = (await import(`./${name}`)) as { rows: readonly SpecificationRow[] }
    const keys = rows.map(({ section, what }) => `${section} ${what}`)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })
})
