import { expect, test } from 'vitest'
import type { PageEntry } from './PageEntry.ts'
import { addressOf, findPage, patternsOf } from './findPage.ts'
import { pageTable } from './pageTable.ts'
import { pagesIn } from './pagesIn.ts'

const titleAt = (address: string, table = pageTable): string | undefined => {
  const { pathname, hash } = new URL(address, 'http://page')
  return findPage({ pathname, hash }, table)?.title
}
const page = (part: Partial<PageEntry>): PageEntry => ({
  path: '/a',
  title: 'A',
  description: 'A page.',
  icon: 'info',
  access: 'public',
  isIndexable: false,
  load: () => Promise.reject(new Error('Nothing is drawn here.')),
  ...part,
})

test('the part behind the # names the view of an area; without a known one its first opens', () => {
  expect(titleAt('/account#/approvePlugin')).toBe('Approve Plugins')
  expect(titleAt('/account#/createplugin')).toBe('Create Plugin')
  expect(titleAt('/account')).toBe(titleAt('/account#/nowhere'))
  expect(titleAt('/nowhere')).toBeUndefined()
})

test('aliases lead to their page, and an address that is written out comes before a pattern', () => {
  const table = [
    page({ path: '/states/:state', title: 'State', example: '/states/kano' }),
    page({ path: '/states/all', title: 'States', aliases: ['/states'] }),
    page({ path: '/area', view: '/first', title: 'First' }),
    page({ path: '/area', view: '/second', title: 'Second', aliases: ['/2nd'] }),
  ]
  expect(
    ['/states/kano', '/states/all', '/states', '/area', '/area#/2nd'].map((at) => titleAt(at, table)),
  ).toEqual(['State', 'States', 'States', 'First', 'Second'])
})

test('a menu offers what the role may open, in the order of the table', () => {
  const table = [
    page({ title: 'All', menus: ['options'] }),
    page({ title: 'Own', menus: ['options', 'account'], access: 'user' }),
    page({ title: 'Approved', menus: ['options'], access: 'moderator' }),
    page({ title: 'Elsewhere', menus: ['footer'] }),
  ]
  const titles = (role: 'contributor' | 'admin' | null) =>
    pagesIn('options', role, table).map(({ title }) => title)
  expect(titles(null)).toEqual(['All'])
  expect(titles('contributor')).toEqual(['All', 'Own'])
  expect(titles('admin')).toEqual(['All', 'Own', 'Approved'])
})

test('every entry of the table can be reached, tried and, if search engines may list it, read by everybody', () => {
  const addresses = pageTable.map(addressOf)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const entry of pageTable) {
    expect(entry.path.includes(':') && !entry.example, `${entry.title} has no example`).toBe(false)
    expect(entry.isIndexable && entry.access !== 'public', `${entry.title} is indexable`).toBe(false)
    for (const pattern of patternsOf(entry)) expect(pattern).toMatch(/^\/[^#?]*$/)
    expect(entry.view === undefined || entry.menus?.some((menu) => `/${menu}` === entry.path)).not.toBe(false)
  }
})
