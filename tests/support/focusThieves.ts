/** Plugins that want what is typed elsewhere; each tells the keys it got in #got. */
export const takesKeyboard = (take: string, { everyMs = 7, afterMs = 0 } = {}): string => `
import { definePlugin } from '@msdat/sdk'
import { useEffect, useState } from 'react'

function View() {
  const [got, hear] = useState('')
  useEffect(() => {
    addEventListener('keydown', ({ key }) => hear((keys) => keys + key), true)
    const field = document.querySelector<HTMLInputElement>('#field')!
    setTimeout(() => setInterval(() => { ${take} }, ${everyMs}), ${afterMs})
  }, [])
  return <><input id="field" /><p id="got">{got}</p></>
}
definePlugin({ contributions: { panel: { view: View } } })
`

/** The ways to take it, as statements. */
export const waysToTake: Record<string, string> = {
  'its field': `field.blur(); field.focus()`,
  'its window': `(globalThis as any)['foc' + 'us']()`,
  'a choice of text': `field.select(); field.setSelectionRange(0, 0); field.focus()`,
  'a frame of its own': `
    const inner = document.querySelector('iframe') ?? document.body.appendChild(document.createElement('iframe'))
    inner.contentWindow!.focus()`,
}
