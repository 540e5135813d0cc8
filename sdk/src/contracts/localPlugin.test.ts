import { expect, it } from 'vitest'
import { localServerIn } from './localPlugin.ts'

it.each([
  ['?dev=http://localhost:4310', 'http://localhost:4310'],
  ['?indicator=7&dev=http%3A%2F%2F127.0.0.1%3A4310%2F', 'http://127.0.0.1:4310'],
])('finds the server of a local plugin in %s', (search, address) => {
  expect(localServerIn(search)).toBe(address)
})

it.each([
  '',
  '?dev=',
  '?dev=http://localhost',
  '?dev=https://localhost:4310',
  '?dev=http://example.org:4310',
  '?dev=http://localhost.example.org:4310',
  '?dev=http://localhost:4310@example.org:80',
  '?dev=http://192.168.1.2:4310',
  '?dev=http://[::1]:4310',
  '?dev=http://localhost:99999',
  '?dev=http://localhost:4310/path',
  '?dev=http://localhost:4310;script-src *',
  '?dev=http://localhost:4310%0a',
  '?dev=http://localhost:0',
])('takes nothing but a port of this machine: %s', (search) => {
  expect(localServerIn(search)).toBeNull()
})
