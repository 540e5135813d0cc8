import { ipKeyGenerator } from 'express-rate-limit'
import { expect, it } from 'vitest'
import { addressKey, networkKey } from './takeOrRefuse.ts'

it.each(['::ffff:192.0.2.1', '::ffff:c000:201', '192.0.2.1'])(
  'counts %s as the IPv4 visitor it is',
  (address) => {
    expect(addressKey({ address })).toBe('192.0.2.1')
    expect(networkKey({ address })).toBe('192.0.2.1')
  },
)

it.each(['::ffff:192.0.2.999', '::ffff:', '2001:db8::1', 'nonsense'])(
  'reads %s as the library does',
  (address) => {
    expect(networkKey({ address })).toBe(ipKeyGenerator(address, 56))
  },
)

it('counts a customer by the block of addresses that a provider gives', () => {
  expect(networkKey({ address: '2001:db8:0:1::1' })).toBe(networkKey({ address: '2001:db8:0:ff::2' }))
  expect(addressKey({ address: '2001:db8:0:1::1' })).not.toBe(addressKey({ address: '2001:db8:0:2::1' }))
  expect(addressKey({ address: '' })).toBe('unknown')
})
