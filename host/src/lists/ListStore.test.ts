import * as Type from 'typebox'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '@msdat/sdk/contracts/endpoint'
import { ListQuery, Page } from '@msdat/sdk/contracts/page'
import { AppError } from '@msdat/sdk/contracts/problem'
import { isSortable } from './ListQuery.ts'
import { ListStore, type ListOptions } from './ListStore.ts'

interface Row {
  id: number
}
const listRows = endpoint({
  method: 'GET',
  path: '/api/rows/',
  access: 'public',
  summary: 'Rows.',
  query: ListQuery(['id', 'name'], {
    search: Type.Optional(Type.String()),
    colour: Type.Optional(Type.Enum(['red', 'blue'])),
  }),
  output: Page(Type.Object({ id: Type.Integer() })),
})

/** A place whose address is kept, as the page's own is. */
function placeAt(search: string) {
  const place = {
    pathname: '/admin',
    search,
    hash: '#/rows',
    went: [] as string[],
    go(to: string) {
      place.went.push(to)
      place.search = new URL(to, 'http://page').search
    },
  }
  return place
}
function begin(more: Partial<ListOptions<Row>> = {}) {
  const asked: object[] = []
  const list = new ListStore<Row>({
    endpoint: listRows,
    idOf: ({ id }) => id,
    size: 2,
    read: async (query) => {
      asked.push(query)
      return { count: 5, results: [{ id: 1 }, { id: 2 }] }
    },
    ...more,
  })
  return { list, asked }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('it asks once the typing rests, and from the first page on', async () => {
  const { list, asked } = begin()
  list.goTo(3)
  for (const text of ['k', 'ka', 'kano ']) list.type(text)
  expect([list.typed, asked.length]).toEqual(['kano ', 1])
  await vi.advanceTimersByTimeAsync(300)
  expect(asked).toEqual([
    { size: 2, page: '3' },
    { size: 2, search: 'kano' },
  ])
  expect(list).toMatchObject({ page: 1, pageCount: 3, isNarrowed: true })
})

test('a column sorts upwards, then downwards, where the contract orders by it', async () => {
  const { list } = begin()
  list.sort('name')
  expect(list.query).toEqual({ ordering: 'name' })
  list.sort('name')
  expect(list.query).toEqual({ ordering: '-name' })
  expect([isSortable(listRows, 'name'), isSortable(listRows, 'colour')]).toEqual([true, false])
})

test('the address holds what is asked, beside what is not of the list, and is followed', async () => {
  const place = placeAt('?tab=2&colour=red&size=9&page=2')
  const { list, asked } = begin({ place, always: { ordering: 'id' } })
  await list.load()
  expect(asked).toEqual([{ size: 2, colour: 'red', page: '2', ordering: 'id' }])
  list.filter('colour', '')
  expect(place.went).toEqual(['/admin?tab=2&size=9#/rows'])
  list.follow('?tab=2&page=3')
  await vi.advanceTimersByTimeAsync(0)
  expect(list.page).toBe(3)
  expect(asked.at(-1)).toMatchObject({ page: '3' })
})

test('a page that cannot be read is told, and the rows before it stay', async () => {
  let fails = false
  const { list } = begin({
    read: async () => {
      if (fails) throw new AppError('unavailable', 'No connection.')
      return { count: 5, results: [{ id: 1 }] }
    },
  })
  await list.load()
  fails = true
  await list.load()
  expect(list.problem?.message).toBe('No connection.')
  expect(list.rows.value?.results).toEqual([{ id: 1 }])
  fails = false
  await list.load()
  expect(list.problem).toBeNull()
})

test('chosen rows stay chosen on other pages, and not under another filter', async () => {
  const { list } = begin()
  await list.load()
  list.chooseAll(true)
  list.choose(2, false)
  list.goTo(2)
  expect([...list.chosen]).toEqual([1])
  list.filter('colour', 'red')
  expect([...list.chosen]).toEqual([])
})

test('where the page has gone with its rows, the first one is shown', async () => {
  const { list } = begin({
    place: placeAt('?page=9'),
    read: async ({ page }) => {
      if (page) throw new AppError('not_found', 'There is no page 9.')
      return { count: 1, results: [{ id: 1 }] }
    },
  })
  await list.load()
  await vi.advanceTimersByTimeAsync(0)
  expect(list).toMatchObject({ page: 1, problem: null, rows: { value: { count: 1 } } })
})
