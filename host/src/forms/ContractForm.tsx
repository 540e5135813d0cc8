import { useRef, type FormEvent, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { ConflictNotice } from './ConflictNotice.tsx'
import { WaitingNotice } from '../waiting/WaitingNotice.tsx'
import { FormField } from './FormField.tsx'
import type { FormStore } from './FormStore.ts'
import './forms.css'

interface ContractFormProps {
  form: FormStore
  /** What the button says, and what it says while it is sent. */
  action: string
  busy?: string
  /** What it does takes something away. */
  isDanger?: boolean
  /** Drawn behind a field, by its name. */
  behind?: Readonly<Record<string, ReactNode>>
  /** Whether the first field takes the focus, as in a dialog. */
  isFocused?: boolean
  onSaved?: () => void
  /** Between the fields and the button. */
  children?: ReactNode
}

const atFault = '[aria-invalid="true"]:is(input, select, textarea)'

/** The form of a contract: its fields, what is wrong with them, the button, and how far saving is. */
export const ContractForm = observer(function ContractForm(props: ContractFormProps) {
  const { form, action, busy = 'One moment…', isDanger = false } = props
  const { behind = {}, isFocused = false, onSaved, children } = props
  const element = useRef<HTMLFormElement>(null)
  const saved = useRef<HTMLParagraphElement>(null)
  const { fields, texts } = form.options
  const finish = async (saving: Promise<boolean>): Promise<void> => {
    if (await saving) {
      // On a phone the button is often the last thing in the window, and these words stand below it.
      requestAnimationFrame(() => saved.current?.scrollIntoView({ block: 'nearest' }))
      return onSaved?.()
    }
    // The faults are drawn first.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(atFault)?.focus())
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void finish(form.submit())
  }
  if (form.waiting) return <WaitingNotice form={form} waiting={form.waiting} />
  return (
    <form ref={element} className="contract-form" noValidate aria-busy={form.isSaving} onSubmit={submit}>
      {form.isRestored && form.isChanged && (
        <p className="form-line small muted">
          <span>
            What you typed earlier is still here.{' '}
            <button type="button" className="text-button" onClick={() => form.reset()}>
              Clear it
            </button>
          </span>
        </p>
      )}
      {Object.entries(fields).map(([name, { isHalf }], at) => (
        <div key={name} className={isHalf ? 'form-half' : 'form-line'}>
          <FormField form={form} name={name} isFocused={isFocused && at === 0} />
          {behind[name]}
        </div>
      ))}
      {children}
      {'website' in form.options.body.properties && <SpamTrap form={form} />}
      <ConflictNotice form={form} onKeep={() => void finish(form.keepMine())} />
      {form.message !== null && (
        <p className="field-fault form-line" role="alert">
          {form.message}
        </p>
      )}
      {/* Not disabled while it is sent: the focus would be lost, and a second press does nothing anyway. */}
      <div className="form-end">
        <button
          type="submit"
          className={`button button-${isDanger ? 'danger' : 'primary'} button-wide`}
          aria-disabled={form.isSaving}
        >
          {form.isSaving ? busy : action}
        </button>
        <p ref={saved} role="status" className="form-saved">
          {form.isSaved && (texts?.saved ?? 'Saved.')}
        </p>
      </div>
    </form>
  )
})

/** Nobody sees it; programs that fill in every field do, and the server throws away what has it. */
function SpamTrap({ form }: { form: FormStore }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => form.set('website', value)}
        />
      </label>
    </div>
  )
}
