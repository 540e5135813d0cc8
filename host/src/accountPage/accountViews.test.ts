import { expect, test } from 'vitest'
import { accountViews, isAllowed, viewOf } from './accountViews.ts'

test('the hash names the view; an unknown one leads to the profile', () => {
  expect(viewOf('#/approvePlugin').title).toBe('Approve Plugins')
  expect(viewOf('#/createplugin').title).toBe('Create Plugin')
  expect(viewOf('').title).toBe('Profile')
  expect(viewOf('#/nowhere').title).toBe('Profile')
})

test('a view is open to the role it needs and to those above it', () => {
  const titles = (role: 'user' | 'moderator' | 'admin') =>
    accountViews.filter((view) => isAllowed(view, role)).map(({ title }) => title)
  expect(titles('user')).toEqual(['Profile', 'Create Plugin'])
  expect(titles('moderator')).toEqual(['Profile', 'Create Plugin'])
  const moderated = { ...viewOf(''), needs: 'moderator' } as const
  expect([isAllowed(moderated, 'user'), isAllowed(moderated, 'admin')]).toEqual([false, true])
  expect(titles('admin')).toEqual(['Profile', 'Create Plugin', 'Approve Plugins', 'Compose Dashboards'])
})
