import { expect, test } from 'vitest'
import type { AuditCheck } from '@msdat/sdk/contracts/audit'
import { auditWords } from './auditWords.ts'

const head = { entries: 1200, hash: 'ab'.repeat(32) }
const whole: AuditCheck = {
  head,
  broken_at: null,
  published: head,
  reaches_published: true,
  reaches_kept: null,
}

test('a trail is called whole only where nothing was changed and nothing is gone', () => {
  expect(auditWords(whole)).toMatchObject({ isWhole: true, text: expect.stringContaining('1,200 entries') })
  expect(auditWords({ ...whole, broken_at: 7 })).toMatchObject({
    isWhole: false,
    text: expect.stringContaining('Entry 7'),
  })
  expect(auditWords({ ...whole, reaches_published: false }).isWhole).toBe(false)
})

test('a trail that nothing vouches for says so', () => {
  const alone = auditWords({ ...whole, published: null, reaches_published: null })
  expect(alone.text).toContain('No published index vouches')
})
