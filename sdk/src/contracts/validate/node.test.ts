import * as Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { validate, validateText } from './node.ts'

const List = Type.Object(
  { ids: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 12 }) },
  { additionalProperties: false },
)
const issuesOf = (result: ReturnType<typeof validate>) => (result.ok ? [] : result.issues)
const wrong = (count: number) => ({ ids: Array.from({ length: count }, () => 0) })

describe('what is wrong with a value', () => {
  it('is told as a whole', () => {
    expect(issuesOf(validate(List, { ids: [0, 1, 0], more: 1 })).map(({ path }) => path)).toEqual([
      'more',
      'ids.0',
      'ids.2',
    ])
  })

  it('is told for the first 50 places', () => {
    expect(issuesOf(validate(List, wrong(1_000)))).toHaveLength(50)
  })

  it('is told once where the value is long, which nothing walks through', () => {
    let looks = 0
    const ids = new Proxy(wrong(100_000).ids, {
      get: (list, name) => {
        looks += 1
        return Reflect.get(list, name) as unknown
      },
      ownKeys: (list) => Reflect.ownKeys(list),
    })
    const issues = issuesOf(validate(List, { ids }))
    expect(issues).toMatchObject([{ path: 'ids' }])
    // Its length and, by the search for more than a few values, each item once.
    expect(looks).toBeLessThan(110_000)
  })

  it('is told once of many fields that are not known', () => {
    const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`field${at}`, 1]))
    expect(issuesOf(validate(List, { ids: [], ...fields }))).toHaveLength(1)
  })

  it('is told of text as of JSON, and the text stays as it was', () => {
    const given = { ids: Array.from({ length: 3_000 }, () => 'x') }
    expect(issuesOf(validateText(List, given))).toHaveLength(1)
    expect(given.ids[0]).toBe('x')
  })
})
