import * as Type from 'typebox'
import type { TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { hostMethods } from '../hostMethods.ts'
import { Manifest } from '../manifest.ts'
import { SectionContribution } from '../points/section.ts'
import { Problem } from '../problem.ts'
import { SelectionChange } from '../selection.ts'
import { validate as validateInBrowser } from './browser.ts'
import { validate as validateInNode } from './node.ts'

const manifest = {
  id: 'rain-fall',
  name: 'Rainfall',
  version: '1.0.0',
  description: 'Shows rain beside malaria.',
  author: { name: 'Ada', email: 'ada@example.org' },
  license: 'MIT',
  sdk: '^1.0.0',
  entry: 'src/main.tsx',
  contributes: [{ point: 'panel', id: 'rain', title: 'Rain' }],
  permissions: [{ name: 'data:read', reason: 'To draw the figures you select.' }],
}
const query = hostMethods['data.query'].input
const save = hostMethods['files.save'].input

const samples: [name: string, schema: TSchema, value: unknown][] = [
  ['a manifest', Manifest, manifest],
  ['a manifest with an unknown field', Manifest, { ...manifest, trusted: true }],
  ['a manifest with __proto__', Manifest, JSON.parse('{"__proto__":{"trusted":true},"id":"abc"}')],
  ['a manifest without an id', Manifest, { ...manifest, id: undefined }],
  ['an empty manifest', Manifest, {}],
  ['a manifest that is a list', Manifest, []],
  [
    'an unknown permission',
    Manifest,
    { ...manifest, permissions: [{ name: 'root', reason: 'Because I can.' }] },
  ],
  ['a bad version', Manifest, { ...manifest, version: '1.0' }],
  [
    'a contribution of no known point',
    Manifest,
    { ...manifest, contributes: [{ point: 'door', id: 'a1', title: 'Door' }] },
  ],
  [
    'controls twice',
    SectionContribution,
    { point: 'section', id: 'a1', title: 'Door', controls: ['year', 'year'] },
  ],
  ['a query', query, { indicators: [1, 2], latest: true }],
  ['a query of text', query, { indicators: 'all' }],
  ['a query of a fraction', query, { indicators: [1.5] }],
  ['a query of nothing at all', query, null],
  ['a query of zero', query, { indicators: [0] }],
  ['a query of NaN', query, { indicators: [Number.NaN] }],
  ['a query of Infinity', query, { indicators: [Number.POSITIVE_INFINITY] }],
  ['a bad period', query, { periods: ['2020-13'] }],
  ['too many ids', query, { indicators: Array.from({ length: 1001 }, () => 1) }],
  ['a file name with a slash', save, { name: '../a', mediaType: 'text/csv', bytes: new Uint8Array(1) }],
  ['a file of unknown kind', save, { name: 'a.exe', mediaType: 'application/x', bytes: new Uint8Array(1) }],
  ['a selection change', SelectionChange, { indicator: 4, target: { national: true, sdg: false } }],
  ['half a target', SelectionChange, { target: { national: true } }],
  ['text for a boolean', SelectionChange, { numdenom: 'yes' }],
  ['a problem', Problem, { code: 'conflict', message: 'No.', fields: { a: ['b'] } }],
  ['a problem of unknown code', Problem, { code: 'oops', message: 'No.' }],
  ['a string one too long', Type.String({ maxLength: 2 }), 'abc'],
  ['two letters outside the first plane', Type.String({ maxLength: 2 }), '😀😀'],
]

describe('the validators of Node and of the browser', () => {
  it.each(samples)('agree on %s', (_name, schema, value) => {
    const [inNode, inBrowser] = [validateInNode(schema, value), validateInBrowser(schema, value)]
    expect(inBrowser.ok).toBe(inNode.ok)
    if (inNode.ok || inBrowser.ok) return
    // Both name the same fields; how a rule is worded is the checker's own.
    expect(pathsOf(inBrowser)).toEqual(pathsOf(inNode))
  })

  it.each([
    [Type.Integer(), 1.5, 'must be a whole number'],
    [Type.Union([Type.String(), Type.Null()]), 1, null],
    [Type.Integer({ maximum: 5000 }), 5001, 'must be 5000 or less'],
    [Type.Integer({ minimum: 1 }), 0, 'must be 1 or more'],
    [Type.Number({ exclusiveMinimum: 0 }), 0, 'must be more than 0'],
    [Type.String({ minLength: 1 }), '', 'must not be empty'],
    [Type.String({ maxLength: 3 }), 'long', 'must have at most 3 characters'],
    [Type.Array(Type.Number(), { minItems: 2 }), [1], 'must have at least 2 items'],
    [Type.Array(Type.Number(), { uniqueItems: true }), [1, 1], 'must not have the same item twice'],
    [Type.Boolean(), 'yes', 'must be true or false'],
  ])('say in the same words what must be: %j, %j', (schema, value, words) => {
    const outcomes = [validateInNode(schema, value), validateInBrowser(schema, value)]
    const said = outcomes.map((one) => (one.ok ? [] : one.issues.map(({ message }) => message).sort()))
    expect(said[0]).toEqual(said[1])
    if (words !== null) expect(said[0]).toEqual([words])
  })

  it('say the same of unknown, missing and enumerated fields', () => {
    const value = { code: 'oops', extra: 1 }
    const [inNode, inBrowser] = [validateInNode(Problem, value), validateInBrowser(Problem, value)]
    if (inNode.ok || inBrowser.ok) throw new Error('This must not pass.')
    const sorted = (issues: typeof inNode.issues) =>
      issues.map(({ path, message }) => `${path} ${message}`).sort()
    expect(sorted(inBrowser.issues)).toEqual(sorted(inNode.issues))
  })
})

function pathsOf(result: { ok: false; issues: { path: string }[] }): string[] {
  return [...new Set(result.issues.map(({ path }) => path))].sort()
}
