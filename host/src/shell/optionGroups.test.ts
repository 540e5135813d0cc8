import { expect, it } from 'vitest'
import type { PageEntry } from '../pages/PageEntry.ts'
import { headerPages } from './headerPages.ts'
import { optionGroups } from './optionGroups.ts'

const page = (path: string, more: Partial<PageEntry> = {}): PageEntry => ({
  path,
  title: path,
  description: '',
  icon: 'info',
  access: 'public',
  isIndexable: false,
  load: () => Promise.reject(new Error('not loaded')),
  ...more,
})
const table = [
  page('/about', { menus: ['header'] }),
  page('/faq', { menus: ['options', 'footer'] }),
  page('/contact', { menus: ['options'] }),
  page('/data-partnership'),
  page('/submit-dataset'),
  page('/extra', { menus: ['options'], title: 'Extra' }),
  page('/admin', { view: '/users', access: 'admin' }),
]
const labels = (role: 'admin' | null, pages = table): string[] =>
  optionGroups(role, pages)
    .flat()
    .map(({ label }) => label)

it('the options menu has every entry of the specification, in its order, and other pages last', () => {
  const wanted = [
    'About Dashboard',
    'View Plugins',
    'Play Tour Guide',
    'Share',
    'Print',
    'View Fullscreen',
    'Submit New Dataset',
    'Request Data Partnership',
    'Feedback',
    'Contact Us',
    'Help and FAQs',
    'Subscribe to our newsletter',
    'Extra',
  ]
  expect(labels(null).filter((label) => wanted.includes(label))).toEqual(wanted)
})

it('Admin Dashboard is for admins alone', () => {
  expect(labels(null)).not.toContain('Admin Dashboard')
  expect(labels('admin')).toContain('Admin Dashboard')
})

it('a page that does not exist is not offered, and none is offered twice', () => {
  expect(labels(null, [])).not.toContain('Help and FAQs')
  expect(labels('admin')).toEqual([...new Set(labels('admin'))])
})

it('the header links to About and Help & FAQ, but not on custom dashboards', () => {
  const names = (path: string) => headerPages(path, null, table).map(({ label }) => label)
  expect(names('/dashboard/Demographics')).toEqual(['About', 'Help & FAQ'])
  expect(names('/custom/public/3')).toEqual([])
})
