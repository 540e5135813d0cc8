import { describe, expect, it } from 'vitest'
import { savedFileBytes } from '../../contracts/bridge.ts'
import { AwaitedAnswers } from './AwaitedAnswers.ts'
import { judgeMessage as judge, packInput, unpackInput } from './judgeMessage.ts'

const judgeMessage = (data: unknown, answers = new AwaitedAnswers()) => judge(data, answers)

const call = { namespace: 'penpal', type: 'CALL', id: 'one', methodPath: ['call'] }
const endless = new Array<unknown>(2 ** 25)
const circle: unknown[] = []
circle.push(circle)

describe('a call', () => {
  it('comes with its name, and its input as text', () => {
    const judged = judgeMessage({ ...call, args: ['storage.set', { key: 'a', value: [1, null, 'b'] }] })
    expect(judged).toEqual({
      kind: 'envelope',
      envelope: { type: 'CALL', id: 'one', methodPath: ['call'], args: ['storage.set'] },
      input: { json: '{"key":"a","value":[1,null,"b"]}', bytes: null },
    })
  })

  it('may have no input, and a name that is none is not handed on', () => {
    expect(judgeMessage({ ...call, args: [endless, undefined] })).toMatchObject({
      envelope: { args: [null] },
      input: { json: '{}' },
    })
    expect(judgeMessage({ ...call, args: ['x'.repeat(1e6), {}] })).toMatchObject({
      envelope: { args: ['x'.repeat(100)] },
    })
  })

  it('hands bytes over beside its text, no more of them than it has', () => {
    const bytes = new Uint8Array(new ArrayBuffer(1000), 10, 3).fill(7)
    const packed = packInput({ name: 'a.csv', mediaType: 'text/csv', bytes })
    expect(packed).toMatchObject({ bytes: { byteLength: 3, buffer: { byteLength: 3 } } })
    expect(packed !== 'outsized' && unpackInput(packed)).toEqual({
      name: 'a.csv',
      mediaType: 'text/csv',
      bytes,
    })
  })

  it.each([
    ['a list without end', { list: endless }],
    ['one object at many places', Array.from({ length: 700_000 }, () => circle)],
    ['a long text', 'x'.repeat(700_000)],
    ['a text that grows as JSON', '\u0001'.repeat(300_000)],
    ['more bytes than a file may have', { bytes: new Uint8Array(savedFileBytes + 1) }],
    ['bytes where no file has them', { value: new Uint8Array(700_000) }],
  ])('is told to be outsized: %s', (_, input) => expect(packInput(input) === 'outsized').toBe(true))

  it.each([
    ['what holds itself', { circle: Object.assign({}, { own: null as unknown }) }],
    ['a whole number without end', { number: 1n }],
  ])('is refused as wrong, since it has no JSON: %s', (_, input) => {
    if ('circle' in input) input.circle.own = input.circle
    const packed = packInput(input)
    expect(packed === 'outsized' || unpackInput(packed)).toBe(packed === 'outsized')
  })
})

describe('an answer', () => {
  const asks = (method: string): AwaitedAnswers => {
    const answers = new AwaitedAnswers()
    answers.sent({ namespace: 'penpal', type: 'CALL', id: 'a', methodPath: [method], args: [] })
    return answers
  }
  const answer = (value: unknown) => ({ namespace: 'penpal', type: 'REPLY', callId: 'a', value })

  it.each([
    ['getState', 'x'.repeat(65_536)],
    ['getPicture', 'x'.repeat(16e6)],
  ])('to %s comes through once', (method, value) => {
    const answers = asks(method)
    const envelope = { type: 'REPLY', callId: 'a', value }
    expect(judgeMessage(answer(value), answers)).toEqual({ kind: 'envelope', envelope, input: null })
    expect(judgeMessage(answer(value), answers)).toEqual({ kind: 'forged' })
  })

  it.each([
    ['ping', 'x'],
    ['getState', 'x'.repeat(65_537)],
    ['getPicture', 'x'.repeat(17e6)],
  ])('to %s is forged where it is longer than such an answer', (method, value) =>
    expect(judgeMessage(answer(value), asks(method))).toEqual({ kind: 'forged' }),
  )

  it.each([12.5, null, undefined])(
    'without letters comes through, since the page asks past the gate: %s',
    (value) =>
      expect(judgeMessage(answer(value))).toMatchObject({
        kind: 'envelope',
        envelope: { callId: 'a', value },
      }),
  )

  it('of letters to nothing that was asked is forged, whatever the frame asks itself', () => {
    const answers = new AwaitedAnswers()
    answers.sent({ namespace: 'penpal', type: 'REPLY', callId: 'a', value: 'x' })
    answers.sent(undefined)
    expect(judgeMessage(answer('x'), answers)).toEqual({ kind: 'forged' })
  })
})

it('a call of another form is forged', () =>
  expect(judgeMessage({ ...call, args: endless })).toEqual({ kind: 'forged' }))

it.each([
  ['a signal', { kind: 'msdat:ready', more: endless }, { kind: 'signal', signal: { kind: 'msdat:ready' } }],
  [
    'a signal with words',
    { kind: 'msdat:error', message: 'No.' },
    { kind: 'signal', signal: { kind: 'msdat:error', message: 'No.' } },
  ],
  ['a signal with too many words', { kind: 'msdat:error', message: 'x'.repeat(9999) }, { kind: 'nothing' }],
  ['a signal with a long name', { kind: 'msdat:error'.repeat(2) }, { kind: 'nothing' }],
  ['a text', 'hello', { kind: 'nothing' }],
  ['nothing', null, { kind: 'nothing' }],
])('%s', (_, data, judged) => expect(judgeMessage(data)).toEqual(judged))
