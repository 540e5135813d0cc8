/** Plugins that want what is typed elsewhere; each tells the keys it got in #got. */
export const takesKeyboard = (take: string, { everyMs = 7, afterMs = 0 } = {}): string => `
import { definePlugin, host } from '@msdat/sdk'
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
  'a dialog of its own': `
    const dialog = document.querySelector('dialog') ?? document.body.appendChild(document.createElement('dialog'))
    if (!dialog.firstChild) dialog.append(Object.assign(document.createElement('input'), { autofocus: true }))
    dialog.close()
    dialog.showModal()`,
}

/** Calls the keyboard out of whatever frame has it, to nowhere on the page. */
export const callsItAway = `(globalThis as any)['par' + 'ent']['foc' + 'us']()`

/** Not hostile: it is typed into, and takes the keyboard where it is pressed. */
export const isTypedInto = takesKeyboard(`onpointerup = () => field.focus()`, { everyMs: 200 })

/** The same, and a press makes it fill the window. */
export const growsAndIsTypedInto = takesKeyboard(
  `onpointerup = () => void host.call('ui.expand', { isExpanded: true }).then(() => field.focus())`,
  { everyMs: 200 },
)

/** Does so now and then while something else has the keyboard: it can take it, leave it, and post to the page. */
export const takesAway = (act: string, everyMs: number): string =>
  takesKeyboard(
    `
    const realm = globalThis as any
    const page = realm['par' + 'ent']
    const take = () => realm['foc' + 'us']()
    const leave = () => page['foc' + 'us']()
    const post = (buffer: ArrayBuffer) => page['post' + 'Message'](buffer, '*')
    void [take, leave, post]
    if (!document.hasFocus()) { ${act} }`,
    { everyMs, afterMs: 3_000 },
  )
