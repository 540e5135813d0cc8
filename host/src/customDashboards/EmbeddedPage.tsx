import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef } from 'react'
import '../frames/frames.css'
import { guardedFrames } from '../frames/PageSessions.ts'
import { useOpenDialogs } from '../parts/OpenDialogs.ts'
import { closedPages } from './ClosedPages.ts'
import { EmbeddedFrame } from './EmbeddedFrame.ts'
import { embedHosts, faultOfAddress } from './embedHosts.ts'
import './embeddedPage.css'

interface EmbeddedPageProps {
  url: string
  title: string
  description?: string
}

/** A page of another site, with a word on where it comes from. */
export function EmbeddedPage({ url, title, description }: EmbeddedPageProps) {
  const fault = faultOfAddress(url, embedHosts())
  if (fault) return <p className="empty card">{fault}</p>
  const { hostname } = new URL(url)
  return (
    <figure className="embedded-page">
      <EmbeddedPlace key={url} url={url} title={title || hostname} />
      <figcaption className="small muted">
        {description && `${description} `}This page comes from {hostname}. If it does not show here,{' '}
        <a href={url} target="_blank" rel="noopener noreferrer">
          open it there
        </a>
        .
      </figcaption>
    </figure>
  )
}

/** Its frame, or a note that it was closed. As with plugins, no frame is there while something secret may be typed. */
const EmbeddedPlace = observer(function EmbeddedPlace({ url, title }: { url: string; title: string }) {
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<EmbeddedFrame>(null)
  const isClosed = closedPages.has(url)
  const isThere = useOpenDialogs().forms === 0 && !isClosed
  useLayoutEffect(() => {
    if (!isThere || !container.current) return
    const made = new EmbeddedFrame({
      container: container.current,
      address: url,
      onTaken: () => closedPages.close(url),
    })
    frame.current = made
    const leave = guardedFrames.join({ sessions: [made] })
    return () => {
      leave()
      made.remove()
    }
  }, [isThere, url])
  useLayoutEffect(() => frame.current?.setTitle(title), [isThere, title])
  if (isClosed)
    return (
      <div className="embedded-place embedded-closed">
        <output>This page was closed, since it took the keyboard without a press.</output>
        <button type="button" className="button button-outline" onClick={() => closedPages.showAgain(url)}>
          Show it again
        </button>
      </div>
    )
  return <div ref={container} className="plugin-place-frame embedded-place" />
})
