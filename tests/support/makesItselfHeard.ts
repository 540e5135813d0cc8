import { triesWays } from './triesWays.ts'

/**
 * Speaks, sounds and shakes in each way there is, after a press, and looks for what works out sound and pictures on
 * threads of its own. Says how many ways there were of how many, and the names that it found.
 */
export const makesItselfHeard = `
import { definePlugin } from '@msdat/sdk'
import { useState } from 'react'

const realm = globalThis as unknown as Record<string, any>
const reach = (...parts: string[]): any => realm[parts.join('')]
${triesWays}
const words = 'Please press Allow.'
const tone = (context: any) => {
  const oscillator = context.createOscillator()
  oscillator.connect(context.destination)
  oscillator.start()
}
const play = (stream: any) => {
  const element = document.createElement('audio') as any
  if (!('srcObject' in element)) throw new Error('No stream can be played.')
  element.srcObject = stream
}
const ways: (() => unknown)[] = [
  () => reach('speech', 'Synthesis').speak(new (reach('Speech', 'SynthesisUtterance'))(words)),
  () => tone(new (reach('Audio', 'Context'))()),
  () => tone(new (reach('webkit', 'AudioContext'))()),
  () => play(new (reach('Media', 'Stream'))()),
  () => new (reach('Media', 'StreamTrackGenerator'))({ kind: 'audio' }),
  () => (document.createElement('audio') as any).play().catch(() => {}),
  () => (navigator as any).vibrate(200),
  () => (document as any).ariaNotify(words),
  () => (document.body as any).ariaNotify(words),
]

const workers = /^(webkit|Offline|Base)*Audio|^(Video|Image)(De|En)coder|^MediaSource/

function attempt(): string {
  const left = Object.getOwnPropertyNames(realm).filter((name) => workers.test(name))
  return tried(ways) + ' of ' + ways.length + ', left: ' + left
}

function View() {
  const [text, setText] = useState('')
  return <button id="said" onClick={() => setText(attempt())}>{text || 'Try'}</button>
}

definePlugin({ contributions: { panel: { view: View } } })
`
