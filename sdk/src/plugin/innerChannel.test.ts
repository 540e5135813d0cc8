import { describe, expect, it, vi } from 'vitest'
import { innerChannel } from './innerChannel.ts'

const tasks: (() => void)[] = []
const { MessageChannel, MessagePort } = innerChannel((task) => void tasks.push(task))
const runTasks = (): void => {
  for (const task of tasks.splice(0)) task()
}

/** A channel, what its second port hears, and that port as it is before anybody starts it. */
function channel() {
  const { port1, port2 } = new MessageChannel()
  const heard: unknown[] = []
  port2.addEventListener('message', ({ data }) => void heard.push(data))
  return { port1, port2, heard }
}

describe('a channel within a frame', () => {
  it('brings copies, later and in order, each as a task of its own', () => {
    const { port1, port2, heard } = channel()
    port2.start()
    const sent = { list: [1, new Date(0)] }
    port1.postMessage(sent)
    port1.postMessage('second')
    sent.list.push(2)
    expect(heard).toEqual([])
    expect(tasks).toHaveLength(2)
    runTasks()
    expect(heard).toEqual([{ list: [1, new Date(0)] }, 'second'])
  })

  it('keeps what comes before the port is started', () => {
    const { port1, port2, heard } = channel()
    port1.postMessage(1)
    port1.postMessage(2)
    runTasks()
    expect(heard).toEqual([])
    port2.start()
    port1.postMessage(3)
    runTasks()
    expect(heard).toEqual([1, 2, 3])
  })

  it('is started by a handler, which can be put in place of another and taken away', () => {
    const { port1, port2 } = new MessageChannel()
    const [first, second] = [vi.fn<(event: MessageEvent) => void>(), vi.fn<(event: MessageEvent) => void>()]
    port1.postMessage('early')
    port2.onmessage = first
    runTasks()
    expect(first).toHaveBeenCalledOnce()
    expect(first.mock.calls[0]?.[0]).toMatchObject({ type: 'message', data: 'early', target: port2 })
    port2.onmessage = second
    port1.postMessage('next')
    runTasks()
    expect(port2.onmessage).toBe(second)
    port2.onmessage = null
    port1.postMessage('unheard')
    runTasks()
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  })

  it('hands over what is transferred, in both forms of the call', () => {
    const { port1, port2, heard } = channel()
    port2.start()
    const [one, other] = [new ArrayBuffer(3), new ArrayBuffer(4)]
    port1.postMessage(one, [one])
    port1.postMessage(other, { transfer: [other] })
    runTasks()
    expect([one, other].map(({ byteLength }) => byteLength)).toEqual([0, 0])
    expect(heard.map((buffer) => (buffer as ArrayBuffer).byteLength)).toEqual([3, 4])
  })

  it('goes both ways', () => {
    const { port1, port2 } = new MessageChannel()
    port2.onmessage = ({ data }) => port2.postMessage(data * 2)
    const answers: unknown[] = []
    port1.onmessage = ({ data }) => answers.push(data)
    port1.postMessage(21)
    runTasks()
    runTasks()
    expect(answers).toEqual([42])
  })

  it('throws at once where a message cannot be copied, also when it is closed', () => {
    const { port1 } = channel()
    const refused = expect.objectContaining({ name: 'DataCloneError' }) as unknown
    const thrown = (): unknown => {
      try {
        return port1.postMessage(() => 1)
      } catch (error) {
        return error
      }
    }
    expect(thrown()).toEqual(refused)
    port1.close()
    expect(thrown()).toEqual(refused)
  })

  it('gives no port away', () => {
    const { port1 } = new MessageChannel()
    const other = new MessageChannel()
    expect(() => other.port1.postMessage(0, [port1])).toThrow()
    expect(() => structuredClone(0, { transfer: [port1] })).toThrow()
  })

  it('still brings what was sent before the sender closed, and nothing to a port that is closed', () => {
    const { port1, port2, heard } = channel()
    port2.start()
    port1.postMessage('before')
    port1.close()
    port1.postMessage('after')
    runTasks()
    expect(heard).toEqual(['before'])
    port2.postMessage('to nobody')
    const second = channel()
    second.port2.start()
    second.port1.postMessage('on its way')
    second.port2.close()
    second.port1.postMessage('too late')
    runTasks()
    expect(second.heard).toEqual([])
  })

  it('has ports that call themselves so', () => {
    const { port1 } = new MessageChannel()
    expect(port1).toBeInstanceOf(MessagePort)
    expect(port1).toBeInstanceOf(EventTarget)
    expect(String(port1)).toBe('[object MessagePort]')
  })
})
