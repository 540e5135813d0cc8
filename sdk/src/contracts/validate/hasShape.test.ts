import * as Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { Page } from '../page.ts'
import { hasShape } from './hasShape.ts'

const Row = Type.Object({
  id: Type.Integer(),
  name: Type.Union([Type.String(), Type.Null()]),
  note: Type.Optional(Type.String()),
})
const page = (...results: unknown[]) => ({ count: results.length, next: null, previous: null, results })

describe('hasShape', () => {
  it.each([
    page(),
    page({ id: 1, name: 'Kano' }),
    page({ id: 1, name: null, note: 'x' }),
    { ...page({ id: 1, name: null, isNew: true }), later: 1 },
  ])('takes %j for a page of rows, also with fields that are new', (answer) => {
    expect(hasShape(Page(Row), answer)).toBe(true)
  })

  it.each([
    null,
    'text',
    [],
    {},
    { message: 'Welcome to the hotel' },
    { ...page(), results: null },
    { ...page(), results: {} },
    page({ id: '1', name: 'Kano' }),
    page({ id: 1 }),
    page({ id: 1, name: 5 }),
    page({ id: 1, name: 'Kano', note: null }),
    page(null),
  ])('does not take %j for one', (answer) => {
    expect(hasShape(Page(Row), answer)).toBe(false)
  })
})
