import { expect, test } from 'vitest'
import { accountViews, isAllowed, viewOf } from './accountViews.ts'

test('the hash names the view; an unknown one leads to the profile', () => {
  expect(viewOf('#/approvePlugin').title).toBe('Approve Plugins')
  expect(viewOf('#/createplugin').title).toBe('Create Plugin')
  expect(viewOf('').title).toBe('Profile')
  expect(viewOf('#/nowhere').title).toBe('Profile')
})

test('only an admin may open the approvals', () => {
  const titles = (role: 'user' | 'moderator' | 'admin') =>
    accountViews.filter((view) => isAllowed(view, role)).map(({ title }) => title)
  expect(titles('user')).toEqual(['Profile', 'Create Plugin'])
  expect(titles('moderator')).toEqual(['Profile', 'Create Plugin'])
  expect(titles('admin')).toEqual(['Profile', 'Create Plugin', 'Approve Plugins'])
})
