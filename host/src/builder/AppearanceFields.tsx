import { observer } from 'mobx-react-lite'
import { accents, type DashboardAppearance } from '@msdat/sdk/contracts/customDashboards'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Field } from '../parts/Field.tsx'
import type { StepProps } from './BuilderStep.ts'
import { readPicture } from './readPicture.ts'

const layouts = [
  { value: 'tabs', label: 'Tabs', hint: 'One section at a time.' },
  { value: 'page', label: 'One page', hint: 'All sections below each other, as for printing.' },
] as const

export const AppearanceFields = observer(function AppearanceFields({ builder }: StepProps) {
  const { toasts } = useStores()
  const { appearance } = builder.content
  const change = (part: Partial<DashboardAppearance>): void =>
    builder.change({ appearance: { ...appearance, ...part } })
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return
    try {
      change({ logo: await readPicture(file, { most: 320 }) })
    } catch (error) {
      toasts.showProblem(toProblem(error))
    }
  }
  return (
    <>
      <fieldset className="stack">
        <legend className="field-label">Layout</legend>
        {layouts.map(({ value, label, hint }) => (
          <label key={value} className="check">
            <input
              type="radio"
              name="layout"
              checked={appearance.layout === value}
              onChange={() => change({ layout: value })}
            />
            <span>
              {label} <span className="muted">– {hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="stack">
        <legend className="field-label">Colour of its head</legend>
        <div className="row">
          {accents.map((accent) => (
            <label key={accent} className="check accent-choice" data-accent={accent}>
              <input
                type="radio"
                name="accent"
                checked={appearance.accent === accent}
                onChange={() => change({ accent })}
              />
              <span>{accent.charAt(0).toUpperCase() + accent.slice(1)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field label="Logo" hint="A PNG, JPEG or WebP picture. It is made small before it is kept.">
        <input
          className="input"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
      </Field>
      {appearance.logo && (
        <div className="row">
          <img className="builder-logo" src={appearance.logo} alt="Logo" />
          <button type="button" className="button button-outline" onClick={() => change({ logo: null })}>
            Remove logo
          </button>
        </div>
      )}
    </>
  )
})
