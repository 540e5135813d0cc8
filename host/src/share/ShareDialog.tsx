import { useState, type FormEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'
import { shareTargets } from './shareTargets.ts'
import { copyLink } from './copyLink.ts'
import { copiedMs } from './copiedMs.ts'

/** The link to what is on the screen, and ways to send it. */
export const ShareDialog = observer(function ShareDialog() {
  const { address, alerts, dashboards, overlays, selection, toasts } = useStores()
  const [isCopied, setCopied] = useState(false)
  const path = dashboards.current ? selection.link() : address.pathname + address.search + address.hash
  const link = new URL(path, window.location.origin).href
  const title = dashboards.current?.title ?? document.title

  const copy = async (): Promise<void> => {
    if (!(await copyLink(path, toasts))) return
    setCopied(true)
    setTimeout(() => setCopied(false), copiedMs)
  }
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
      alerts.show({ title: 'Share', message: 'Please enter a valid email address' })
      return
    }
    const query = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(link)}`
    window.location.href = `mailto:${encodeURIComponent(email)}?${query}`
  }
  return (
    <Dialog title="Share" onClose={() => overlays.close()}>
      <p className="muted small">The link opens this very view: indicator, source, place and year.</p>
      <div className="share-row">
        <input
          className="input"
          readOnly
          value={link}
          aria-label="Link to this view"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="button button-primary" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <form className="share-row" onSubmit={send} noValidate>
        <Field label="Send by e-mail">
          <input className="input" type="email" name="email" autoComplete="email" />
        </Field>
        <button type="submit" className="button button-outline">
          Send
        </button>
      </form>
      <ul className="row">
        {shareTargets(link, title).map(({ name, href }) => (
          <li key={name}>
            <a className="button button-outline" href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
})
