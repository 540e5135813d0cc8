import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { analyse } from 'scslre'
import { expect, it } from 'vitest'
import { inProject } from '../support/project.ts'

const folder = inProject('sdk/dist/contracts')
const flags = 'u'

/** Every pattern inside a value, with the way to it. */
function* patternsIn(
  value: unknown,
  at: string,
  seen: Set<unknown>,
): Generator<[pattern: string, at: string]> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  for (const [name, inside] of Object.entries(value)) {
    if (name === 'pattern' && typeof inside === 'string') yield [inside, at]
    if (name === 'patternProperties') for (const pattern of Object.keys(inside as object)) yield [pattern, at]
    yield* patternsIn(inside, `${at}.${name}`, seen)
  }
}

async function patternsOfContracts(): Promise<Map<string, string>> {
  const seen = new Set<unknown>()
  const found = new Map<string, string>()
  for (const name of readdirSync(folder).filter((file) => /^[A-Za-z]+\.js$/.test(file))) {
    const contract: unknown = await import(pathToFileURL(join(folder, name)).href)
    for (const [pattern, at] of patternsIn({ ...(contract as object) }, name, seen)) found.set(pattern, at)
  }
  return found
}

/** A text is held against these by the one thread that answers, and by the page that everybody looks at. */
const isSlow = (pattern: string): boolean => analyse(new RegExp(pattern, flags)).reports.length > 0

it('no pattern of a contract takes longer than in proportion to the text', async () => {
  const patterns = await patternsOfContracts()
  expect(patterns.size).toBeGreaterThan(40)
  expect([...patterns].filter(([pattern]) => isSlow(pattern))).toEqual([])
  // What the rule is for: a text without a NUL until its end is looked through once for each of its letters.
  expect(isSlow(String.raw`^[^\x00]*[^\s\x00][^\x00]*$`)).toBe(true)
})
