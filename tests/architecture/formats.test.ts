import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('../../sdk/src/contracts/', import.meta.url)

/** Paths of schemas in a value that name a text format. */
function formatsIn(value: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const own = 'type' in value && 'format' in value && typeof value.format === 'string' ? [path] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, part]) => formatsIn(part, `${path}.${name}`, seen)),
  ]
}

it('no contract names a text format, since the page leaves their checkers out', async () => {
  const files = readdirSync(folder).filter((name) => /^\w+\.ts$/.test(name))
  expect(files.length).toBeGreaterThan(50)
  const found: string[] = []
  for (const file of files) found.push(...formatsIn({ ...(await import(new URL(file, folder).href)) }, file))
  expect(found).toEqual([])
  expect(formatsIn({ Address: { type: 'string', format: 'uri' } }, 'a')).toEqual(['a.Address'])
})
