/** A picture of a video, which no other process can unpack: it hears of an error in place of a message. */
export const ofVideo = `new VideoFrame(new Uint8Array(16), {
  format: 'RGBA', codedWidth: 2, codedHeight: 2, timestamp: 0,
})`

/**
 * Given to a page before it is loaded: hands each frame in it its own ports, the one to the gate and the one from the page,
 * as a plugin would have them that found a way to them. None is known; the gate is to hold all the same.
 */
export const exposesPorts = `
if (parent !== window) {
  const send = MessagePort.prototype.postMessage
  const exposed = (window.exposed = { send, heard() {} })
  MessagePort.prototype.postMessage = function (...given) {
    if (given[0]?.namespace === 'penpal') exposed.gate ??= this
    return send.apply(this, given)
  }
  const { get: readData } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')
  Object.defineProperty(MessageEvent.prototype, 'data', {
    configurable: true,
    get() {
      const data = readData.call(this)
      if (data?.namespace === 'penpal' && this.target !== exposed.gate) exposed.page ??= this.target
      exposed.heard(data)
      return data
    },
  })
}`

/**
 * Plugins that speak on their ports past the sdk, in a page with `exposesPorts`. What they send is an expression; `id` in
 * it is that of a question of the host's that has no answer yet.
 */
export const forges = (message: string, afterwards = ''): string => `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect } from 'react'

const exposed = (globalThis as any).exposed
const post = (message: unknown) => exposed.send.call(exposed.gate, message, [])
const postStraight = (message: unknown) => exposed.send.call(exposed.page, message, [])
let isListening = false
exposed.heard = (data: any) => {
  if (isListening && exposed.page && data?.type === 'CALL') forge(data.id)
}
const endless = new Array(2 ** 32 - 2)
const ofVideo = () => ${ofVideo}
const penpal = { namespace: 'penpal', channel: undefined }
const call = { ...penpal, type: 'CALL', id: 'forged', methodPath: ['call'], args: ['ui.painted', {}] }

function View() {
  useEffect(() => {
    setTimeout(() => {
      void host.call('ui.resize', { height: 120 })
      isListening = true
    }, 300)
  }, [])
  return <p id="said">forges</p>
}
let isForged = false
function forge(id: string) {
  if (isForged) return
  isForged = true
  post(${message})
  ${afterwards}
}
definePlugin({ contributions: { panel: { view: View } } })
`

/** What stops or misleads the host's side of penpal, by what it is; each is a few bytes on the wire. */
export const forgeries: Record<string, string> = {
  'arguments without end': `{ ...call, args: endless }`,
  'a path without end': `{ ...call, methodPath: endless }`,
  'a path of a list without end': `{ ...call, methodPath: [endless] }`,
  'an id without end': `{ ...call, id: endless }`,
  'a name without end': `{ ...penpal, type: 'SYN', participantId: endless }`,
  'an end of the connection': `{ ...penpal, type: 'DESTROY' }`,
  'an answer to a list without end': `{ ...penpal, type: 'REPLY', callId: endless, value: 1 }`,
  'an answer that nobody asked for': `{ ...penpal, type: 'REPLY', callId: 'x', value: '\\u1234'.repeat(1e6) }`,
  'a long answer to a short question': `{ ...penpal, type: 'REPLY', callId: id, value: '\\u1234'.repeat(1e6) }`,
}

/** Lists that take a few bytes on the wire and 128 MB each where they are unpacked: more than a process of Chromium has. */
const lists = `Array.from({ length: 60 }, () => { const list: number[] = []; list[2 ** 25 - 2] = 1; return list })`

/** By the port on which only the page speaks. What it costs to unpack such a message is never seen. */
export const straightForgeries: Record<string, string> = {
  'a call past the gate': `postStraight(call)`,
  'an end of the connection past the gate': `postStraight({ ...penpal, type: 'DESTROY' })`,
  'great lists past the gate': `postStraight(${lists}); postStraight(${lists})`,
  'what no other process can unpack past the gate': `postStraight(ofVideo())`,
}

/** Patterns are read anew as they are unpacked: a short message, made bit by bit, takes whoever does so half a minute. */
export const sendsPatterns = forges(
  'null',
  `void (async () => {
    const patterns: RegExp[] = []
    for (let made = 0; made < 60; made += 1) {
      patterns.push(new RegExp('[\\\\p{RGI_Emoji}&&\\\\p{RGI_Emoji}]'.repeat(10) + made, 'iv'))
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    post({ ...call, args: ['ui.painted', { patterns }] })
  })()`,
)

/** Each ends the process that unpacks it. */
export const bombs: Record<string, string> = {
  'great lists': lists,
  'great lists in a call': `{ ...call, args: ['ui.painted', { lists: ${lists} }] }`,
  'great lists behind keys': `new Map(${lists}.map((list, at) => [{ at }, list]))`,
}
