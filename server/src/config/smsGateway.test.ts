import { expect, it } from 'vitest'
import { readSmsGateway } from './smsGateway.ts'

const read = (environment: Record<string, string>) => {
  const faults: string[] = []
  return { gateway: readSmsGateway(environment, faults), faults }
}
const url = 'https://sms.example.org/send'

it('is none unless its address is set', () => {
  expect(read({})).toEqual({ gateway: null, faults: [] })
  expect(read({ SMS_GATEWAY_BODY: 'to={to}&text={text}' }).faults).toHaveLength(1)
})

it('takes a body as JSON or as a form, and a usual one without it', () => {
  expect(read({ SMS_GATEWAY_URL: url }).gateway?.body).toBe('{"to":"{to}","text":"{text}"}')
  const form = read({ SMS_GATEWAY_URL: url, SMS_GATEWAY_BODY: 'to={to}&text={text}' })
  expect(form).toEqual({ gateway: { url, body: 'to={to}&text={text}', authorization: null }, faults: [] })
})

it.each([
  ['an address that is none', { SMS_GATEWAY_URL: 'sms.example.org' }],
  ['a body without the text', { SMS_GATEWAY_URL: url, SMS_GATEWAY_BODY: 'to={to}' }],
  ['a body that is broken JSON', { SMS_GATEWAY_URL: url, SMS_GATEWAY_BODY: '{"to":"{to}","text":"{text}"' }],
])('names %s', (_, environment) => expect(read(environment).faults).toHaveLength(1))
