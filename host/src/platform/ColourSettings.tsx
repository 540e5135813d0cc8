import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { changeColours } from '@msdat/sdk/contracts/branding'
import type { OwnColours, SchemeColours } from '@msdat/sdk/contracts/colours'
import { contrastFaults } from '@msdat/sdk/theme'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { ColourField } from './ColourField.tsx'
import { ColourPreview } from './ColourPreview.tsx'

const schemes = [
  { scheme: 'light', title: 'Light' },
  { scheme: 'dark', title: 'Dark' },
] as const
const fields: { name: keyof OwnColours; label: string }[] = [
  { name: 'accent', label: 'Buttons and links' },
  { name: 'page', label: 'Page' },
  { name: 'surface', label: 'Cards and header' },
  { name: 'text', label: 'Words' },
]

/** The colours of the installation in both schemes, checked as they are chosen. */
export const ColourSettings = observer(function ColourSettings({ colours }: { colours: SchemeColours }) {
  const { toasts } = useStores()
  const [chosen, setChosen] = useState(colours)
  const [isBusy, setBusy] = useState(false)
  const faults = {
    light: contrastFaults('light', chosen.light),
    dark: contrastFaults('dark', chosen.dark),
  }
  const isUnreadable = faults.light.length + faults.dark.length > 0
  const isDefault = Object.keys({ ...chosen.light, ...chosen.dark }).length === 0
  const save = async (wanted: SchemeColours): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      setChosen(await call(changeColours, wanted))
      toasts.show({ tone: 'success', message: 'Saved. Pages have it when they are opened next.' })
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isUnreadable) {
          toasts.show({
            tone: 'error',
            message: 'Some words could not be read in these colours. See what is said beside them.',
          })
          return
        }
        void save(chosen)
      }}
    >
      <p className="muted">
        For everybody who has not chosen other looks. Shades between them are worked out. Each pair must be
        readable, as WCAG 2.2 asks for (AA).
      </p>
      <div className="colour-schemes">
        {schemes.map(({ scheme, title }) => (
          <fieldset key={scheme} className="colour-scheme stack">
            <legend>{title}</legend>
            {fields.map(({ name, label }) => (
              <ColourField
                key={name}
                {...{ scheme, name, label }}
                value={chosen[scheme][name]}
                fault={faults[scheme].find((fault) => fault.name === name)?.message}
                onChange={(value) => setChosen({ ...chosen, [scheme]: changed(chosen[scheme], name, value) })}
              />
            ))}
            <ColourPreview scheme={scheme} own={chosen[scheme]} />
          </fieldset>
        ))}
      </div>
      <div className="row">
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save colours'}
        </button>
        {!isDefault && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => void save({ light: {}, dark: {} })}
          >
            Back to the default colours
          </button>
        )}
      </div>
    </form>
  )
})

function changed(own: OwnColours, name: keyof OwnColours, value: string | null): OwnColours {
  const { [name]: _, ...rest } = own
  return value === null ? rest : { ...rest, [name]: value }
}
