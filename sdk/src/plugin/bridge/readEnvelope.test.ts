import { describe, expect, it } from 'vitest'
import { isEnvelope, readEnvelope, toMessage } from './readEnvelope.ts'

const penpal = { namespace: 'penpal', channel: undefined }
const id = '0b5e0d5e-6c4c-4a51-9c39-0a4f0f4f7a11'
const call = { ...penpal, type: 'CALL', id, methodPath: ['call'], args: ['ui.painted', {}] }
/** Some bytes on the wire. */
const endless = new Array<unknown>(2 ** 32 - 2)

describe('readEnvelope', () => {
  it.each([
    [{ ...penpal, type: 'SYN', participantId: id }],
    [{ ...penpal, type: 'ACK1', methodPaths: [['ping']] }],
    [{ ...penpal, type: 'ACK2' }],
    [call],
    [{ ...penpal, type: 'REPLY', callId: id, value: 12.5 }],
    [{ ...penpal, type: 'REPLY', callId: id, value: '{"clicks":1}' }],
    [{ ...penpal, type: 'REPLY', callId: id }],
  ])('hands on what a frame at work sends, as a new object: %j', (message) => {
    const envelope = readEnvelope(message)
    const { methodPaths: _, ...rest } = message as { methodPaths?: unknown }
    expect(envelope && toMessage(envelope)).toEqual(rest)
    expect(envelope).not.toBe(message)
  })

  it('hands on that a frame could not answer, and nothing of why', () => {
    const value = { name: endless, message: endless, stack: endless }
    const reply = {
      ...penpal,
      type: 'REPLY',
      callId: id,
      isError: true,
      isSerializedErrorInstance: true,
      value,
    }
    expect(readEnvelope(reply)).toEqual({ type: 'REPLY', callId: id, isError: true })
  })

  it.each([
    ['an end that only the host declares', { ...penpal, type: 'DESTROY' }],
    ['no type', penpal],
    ['a type that is none', { ...penpal, type: endless }],
    ['arguments without end', { ...call, args: endless }],
    ['a path without end', { ...call, methodPath: endless }],
    ['a path to elsewhere', { ...call, methodPath: ['constructor'] }],
    ['a longer path', { ...call, methodPath: ['call', 'call'] }],
    ['a path that is text', { ...call, methodPath: 'call' }],
    ['a path of a list', { ...call, methodPath: [endless] }],
    ['a list that only says its length', { ...call, args: { length: 2, 0: 'ui.painted', 1: {} } }],
    ['one argument', { ...call, args: ['ui.painted'] }],
    ['an id that is a list', { ...call, id: endless }],
    ['an id without end', { ...call, id: 'x'.repeat(10_000_000) }],
    ['no id', { ...call, id: undefined }],
    ['a name that is a list', { ...penpal, type: 'SYN', participantId: endless }],
    ['the name of an old protocol', { ...penpal, type: 'SYN', participantId: 'deprecated-penpal' }],
    ['an answer to a list', { ...penpal, type: 'REPLY', callId: endless, value: 1 }],
    ['an answer that is a list', { ...penpal, type: 'REPLY', callId: id, value: endless }],
    ['an answer that is an object', { ...penpal, type: 'REPLY', callId: id, value: {} }],
  ])('takes no message with %s', (_, message) => {
    expect(readEnvelope(message)).toBeNull()
  })

  it('reads the length of a list and no place in it before it knows that it is short', () => {
    const read: PropertyKey[] = []
    const args = new Proxy(endless, {
      get: (target, name) => (read.push(name), Reflect.get(target, name) as unknown),
      ownKeys: () => expect.unreachable(),
    })
    expect(readEnvelope({ ...call, args })).toBeNull()
    expect(read).toEqual(['length'])
  })

  it('hands an input on without a look at it', () => {
    const input = new Proxy([], { get: () => expect.unreachable(), ownKeys: () => expect.unreachable() })
    expect(readEnvelope({ ...call, args: ['storage.set', input] })).toMatchObject({ type: 'CALL' })
  })

  it('is for messages of penpal alone', () => {
    expect([call, { kind: 'msdat:hello' }, null, 5, endless].map(isEnvelope)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
