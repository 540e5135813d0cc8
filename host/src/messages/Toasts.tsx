import { useLayoutEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { Icon } from '../parts/Icon.tsx'
import { CardPlaces } from './CardPlaces.ts'
import type { Toast } from './ToastStore.ts'
import { freePlace } from './freePlace.ts'
import './toasts.css'

const lookMs = 100
const icons = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } as const

export const Toasts = observer(function Toasts() {
  const { announcements, toasts } = useStores()
  const region = useRef<HTMLDivElement>(null)
  const newest = toasts.toasts.at(-1)
  // A modal dialog stands in the top layer; a popover opened after it stands above it.
  useLayoutEffect(() => {
    region.current?.hidePopover()
    if (!newest) return
    region.current?.showPopover()
    // A region that has only just appeared is not read out; the page's own has always been there.
    announcements.announce([newest.title, newest.message].filter(Boolean).join('. '))
  }, [newest, announcements])
  const [places] = useState(() => new CardPlaces())
  const shown = toasts.toasts.map(({ id }) => id).join()
  // Cards come and go under them too, by a plugin's doing.
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const place = (): void => {
      element.dataset['place'] = freePlace(element)
      places.follow(element)
    }
    place()
    if (shown === '') return
    const timer = setInterval(place, lookMs)
    return () => clearInterval(timer)
  }, [shown, places])
  return (
    <div ref={region} popover="manual" className="toasts no-print">
      {toasts.toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => toasts.dismiss(toast.id)} />
      ))}
    </div>
  )
})

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  return (
    <div className={`toast toast-${toast.tone}`} data-plugin={toast.plugin}>
      <Icon name={icons[toast.tone]} />
      <div>
        {toast.title && (
          <>
            <p className="toast-title">{toast.title}</p>
            <span className="visually-hidden"> – </span>
          </>
        )}
        <p>{toast.message}</p>
      </div>
      <button type="button" className="icon-button" aria-label="Dismiss message" onClick={onDismiss}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
