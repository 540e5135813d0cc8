import { expect, test } from 'vitest'
import { readPlatform } from '../platform/platform.ts'
import { repositoryAt } from './repositories.ts'

test('each external address leads where admins have set it, and nowhere else', () => {
  const platform = { ...readPlatform(undefined), external_ncdc: 'https://ncdc.example.org/' }
  expect(repositoryAt('/external-ncdc/', platform)?.url).toBe('https://ncdc.example.org/')
  expect(repositoryAt('/external-ndr1', platform)?.url).toBe('')
  expect(repositoryAt('/external-ndr2', platform)?.title).toBe('NDR dashboard 2')
  expect(repositoryAt('/external-other', platform)).toBeNull()
})
