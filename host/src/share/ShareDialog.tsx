import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { embedAddress } from '@msdat/sdk/view'
import { useStores } from '../app/Stores.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { copiedMs } from './copiedMs.ts'
import { copyLink } from './copyLink.ts'
import { EmbedCode } from './EmbedCode.tsx'
import { ShareByEmail } from './ShareByEmail.tsx'
import { linkOfPost, sharePlatforms, shareTarget } from './shareTargets.ts'

/** The link to what is on the screen, and ways to send it. */
export const ShareDialog = observer(function ShareDialog() {
  const { address, alerts, dashboards, overlays, selection, toasts } = useStores()
  const { card } = overlays
  const [isCopied, setCopied] = useState(false)
  const path = dashboards.current ? selection.link() : address.pathname + address.search + address.hash
  const link = new URL(path, window.location.origin).href
  const title = dashboards.current?.title ?? document.title
  const year = selection.shown?.selection.period
  const section = selection.section?.id
  const { pathname, search } = new URL(link)
  const embedded = dashboards.current ? embedAddress(pathname, search, card?.id) : null
  const post = linkOfPost(link, { ...(year && { year }), ...(section && { section }) })

  const copy = async (): Promise<void> => {
    if (!(await copyLink(path, toasts))) return
    setCopied(true)
    setTimeout(() => setCopied(false), copiedMs)
  }
  const open = (platform: string): void => {
    const target = shareTarget(platform, dashboards.current ? post : link, title)
    if (target === null) alerts.show({ title: 'Share', message: 'Unsupported platform' })
    else window.open(target, '_blank', 'noopener,noreferrer')
  }
  /** What else the visitor's device shares with. */
  const shareElsewhere = (): void => {
    if (!('share' in navigator)) alerts.show({ title: 'Share', message: 'Unsupported platform' })
    // It is no failure that somebody thinks better of it.
    else navigator.share({ title, url: link }).catch(() => undefined)
  }
  return (
    <Dialog title={card ? 'Share this card' : 'Share'} onClose={() => overlays.close()}>
      <p className="muted small">
        The link opens this very view: indicator, source, place and year.
        {card && ` The code below embeds “${card.title}” alone.`}
      </p>
      <div className="share-row">
        <input
          className="input"
          readOnly
          value={link}
          aria-label="Link to this view"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="button button-primary" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <ShareByEmail path={path} />
      {embedded !== null && <EmbedCode path={embedded} title={card?.title ?? title} />}
      <ul className="row">
        {sharePlatforms.map((platform) => (
          <li key={platform}>
            <button type="button" className="button button-outline" onClick={() => open(platform)}>
              {platform}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="button button-outline" onClick={shareElsewhere}>
            Other apps
          </button>
        </li>
      </ul>
    </Dialog>
  )
})
