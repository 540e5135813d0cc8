import { afterEach, expect, it, vi } from 'vitest'
import { ledOut, type FromGate, type JudgedMessage } from '@msdat/sdk/plugin/bridge/gateMessages'
import { FrameGate } from './FrameGate.ts'

const toClose: { close(): void }[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const one of toClose.splice(0)) one.close()
})

/** A gate, the end of its port that lies in the frame, and a clock in milliseconds. */
function openGate() {
  const heard: JudgedMessage[] = []
  const clock = { ms: 0 }
  vi.spyOn(performance, 'now').mockImplementation(() => clock.ms)
  const gate = new FrameGate((message) => heard.push(message))
  let far: MessagePort | undefined
  let straight: MessagePort | undefined
  gate.offerTo({
    postMessage: (_: unknown, __: string, ports: MessagePort[]) => ([far, straight] = ports),
  } as unknown as Window)
  if (far && straight) toClose.push(gate, far, straight)
  /** Comes back when the page has heard it: the last one is one that it counts. */
  const send = async (...messages: FromGate[]): Promise<void> => {
    const before = heard.length
    for (const message of [...messages, signal]) far?.postMessage(message)
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(before), { timeout: 20_000 })
  }
  return { gate, clock, heard, far, straight, send, tell: (message: FromGate) => far?.postMessage(message) }
}

const signal: FromGate = { kind: 'signal', signal: { kind: 'any' }, ms: 0 }

it('counts how long the gate is at one message, also where it is one of several', async () => {
  const { gate, clock, send } = openGate()
  clock.ms = 5_000
  expect(gate.stuckSince).toBeNull()
  await send({ kind: 'reading' })
  clock.ms = 5_900
  await send(signal)
  clock.ms = 6_800
  expect(gate.stuckSince).toBeNull()
  clock.ms = 7_000
  expect(gate.stuckSince).toBe(5_900)
})

it('is at none once the gate has said so, however long that is ago', async () => {
  const { gate, clock, send, tell } = openGate()
  clock.ms = 5_000
  await send({ kind: 'reading' })
  tell({ kind: 'idle' })
  tell(['mousedown', false, 0])
  await vi.waitFor(() => expect(gate.pressedAt).toBe(5_000), { timeout: 20_000 })
  clock.ms = 60_000
  expect(gate.stuckSince).toBeNull()
})

it('tells of an address that is too long, or changes too often', async () => {
  const { clock, heard, send } = openGate()
  const wandered = (): number => heard.filter(({ kind }) => kind === 'wandered').length
  clock.ms = 20_000
  for (let step = 0; step < 50; step += 1) await send(['popstate', false, 0])
  expect(wandered()).toBe(0)
  await send(['popstate', false, 0])
  expect(wandered()).toBe(1)
  clock.ms = 40_000
  await send(['popstate', false, 0])
  expect(wandered()).toBe(1)
  await send(['popstate', true, 0])
  expect(wandered()).toBe(2)
})

it('tells of Escape when it comes twice within a second, with no key between', async () => {
  const { clock, heard, send } = openGate()
  const escapes = (): number => heard.filter(({ kind }) => kind === 'escaped').length
  const key = (ms: number, isEscape: boolean): Promise<void> => {
    clock.ms = ms
    return send(['keydown', false, 0, isEscape], ['keyup', false, 0, isEscape])
  }
  await key(10_000, true)
  await key(10_900, false)
  await key(10_950, true)
  await key(12_000, true)
  expect(escapes()).toBe(0)
  await key(12_900, true)
  expect(escapes()).toBe(1)
})

it('tells of each press and key, and of the answer whether a list is open', async () => {
  const { gate, send } = openGate()
  const told = (gate.onPress = vi.fn<NonNullable<FrameGate['onPress']>>())
  await send(['keydown', true, 0], ['list', false, 0, true], ['popstate', false, 0])
  expect(told.mock.calls).toEqual([
    ['keydown', undefined],
    ['list', true],
  ])
  expect(gate.pressedAt).toBe(-Infinity)
})

it('is used where the visitor has just pressed or keyed something inside it, and is still there', async () => {
  const { gate, clock, send } = openGate()
  clock.ms = 5_000
  gate.isHeld = true
  expect(gate.isUsed(true)).toBe(false)
  for (const kind of ['pointerdown', 'mousedown', 'keydown'] as const) {
    await send([kind, false, 0])
    // A press moves the keyboard, of which the page may hear later than of the press.
    expect([gate.isUsed(true), gate.isUsed(false)]).toEqual([true, true])
    clock.ms += 500
    expect([gate.isUsed(true), gate.isUsed(false)]).toEqual([true, false])
    clock.ms += 4_500
    expect(gate.isUsed(true)).toBe(false)
  }
})

it('was pressed when the visitor did it, and not when a busy frame told of it', async () => {
  const { gate, clock, send } = openGate()
  clock.ms = 10_000
  gate.isHeld = true
  await send(['mousedown', false, 2_500])
  expect(gate.pressedAt).toBe(7_500)
  await send(['keydown', false, 4_900])
  expect([gate.isUsed(true), gate.isUsed(false)]).toEqual([true, false])
  await send(['mousedown', false, -1_000])
  expect(gate.pressedAt).toBe(10_000)
})

it('takes a key for nothing where nobody has given it the keyboard yet: it may have been meant for the page', async () => {
  const { gate, clock, send } = openGate()
  clock.ms = 5_000
  await send(['keydown', false, 0])
  gate.isHeld = true
  expect([gate.isUsed(true), gate.isUsed(false)]).toEqual([false, false])
  await send(['keydown', false, 0])
  expect(gate.isUsed(true)).toBe(true)
})

it('takes a Tab that comes up for nothing: it may only have brought the keyboard', async () => {
  const { gate, clock, send } = openGate()
  clock.ms = 10_000
  await send(['keyup', true, 100])
  expect(gate.tabbedAt).toBe(-Infinity)
  expect([gate.isUsed(true), gate.pressedAt]).toEqual([false, -Infinity])
})

it('hears a Tab go down, and whether it was the way out: it is no use of the frame', async () => {
  const { gate, clock, send } = openGate()
  clock.ms = 10_000
  await send(['keydown', true, 0])
  expect(gate.tabbedAt).toBe(-Infinity)
  await send(['keydown', true, ledOut])
  expect(gate.tabbedAt).toBe(10_000)
  expect([gate.isUsed(true), gate.isUsed(false)]).toEqual([false, false])
})

it('is commanded for as long as a press counts', () => {
  const { gate, clock } = openGate()
  clock.ms = 5_000
  expect(gate.isCommanded).toBe(false)
  gate.commanded()
  expect(gate.isCommanded).toBe(true)
  clock.ms += 5_000
  expect(gate.isCommanded).toBe(false)
})

it('sends past the one in the frame what needs no text for an answer, and to it the rest', async () => {
  const { gate, far, straight } = openGate()
  const got: unknown[] = []
  const note = (way: string) => (event: MessageEvent) => got.push([way, event.data])
  far?.addEventListener('message', note('gate'))
  straight?.addEventListener('message', note('straight'))
  far?.start()
  straight?.start()
  const answer = { type: 'REPLY', callId: 'a', value: 1 }
  const question = { type: 'CALL', id: 'b', methodPath: ['getState'], args: [] }
  gate.postMessage(answer)
  gate.postMessage(question)
  await vi.waitFor(() => expect(got).toHaveLength(2), { timeout: 20_000 })
  expect(got).toContainEqual(['straight', answer])
  expect(got).toContainEqual(['gate', { data: question, transfer: [] }])
})

it('tells how long what it sends took to be copied', () => {
  const { gate, clock } = openGate()
  const told: number[] = []
  gate.onPosted = (ms) => told.push(ms)
  // A browser reads each field while it copies.
  const takes = (ms: number) => ({
    get field() {
      clock.ms += ms
      return null
    },
  })
  gate.postMessage({ type: 'REPLY', callId: 'a', value: takes(7) })
  gate.postMessage({ type: 'CALL', id: 'b', methodPath: ['getState'], args: [takes(3)] })
  expect(told).toEqual([7, 3])
})

it('takes whatever comes back by its own way for forged, once', async () => {
  const { heard, straight } = openGate()
  straight?.postMessage('one')
  straight?.postMessage('two')
  await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 20_000 })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(heard).toEqual([{ kind: 'forged', ms: 0 }])
})
