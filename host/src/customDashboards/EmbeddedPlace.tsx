import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef } from 'react'
import '../frames/frames.css'
import type { FaultKind } from '../frames/FrameFault.ts'
import { guardedFrames } from '../frames/PageSessions.ts'
import { useOpenDialogs } from '../parts/OpenDialogs.ts'
import { closedPages } from './ClosedPages.ts'
import { EmbeddedFrame } from './EmbeddedFrame.ts'
import './embeddedPage.css'

interface EmbeddedPlaceProps {
  url: string
  title: string
  /** A view of this site, and no page of another one. */
  isOfThisSite?: boolean
  className?: string
}

const deeds: Partial<Record<FaultKind, string>> = {
  took_focus: 'it took the keyboard without a press',
  held_up_drawing: 'it held up the drawing of this page',
  flooded: 'what it sends makes this page stand still',
}

/**
 * The frame of an embedded page, or a note that it was closed. As with plugins, no frame is there while something
 * secret may be typed. Nor while a dialog asks what must be meant.
 */
export const EmbeddedPlace = observer(function EmbeddedPlace(props: EmbeddedPlaceProps) {
  const { url, title, isOfThisSite = false, className = '' } = props
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<EmbeddedFrame>(null)
  const reason = closedPages.reasonOf(url)
  const { forms, questions } = useOpenDialogs()
  const isThere = forms === 0 && questions === 0 && reason === null
  useLayoutEffect(() => {
    if (!isThere || !container.current) return
    const made = new EmbeddedFrame({
      container: container.current,
      address: url,
      isOfThisSite,
      onBlamed: (kind) => closedPages.close(url, kind),
    })
    frame.current = made
    const leave = guardedFrames.join({ sessions: [made] })
    return () => {
      leave()
      made.remove()
    }
  }, [isThere, url, isOfThisSite])
  useLayoutEffect(() => frame.current?.setTitle(title), [isThere, title])
  if (reason)
    return (
      <div className={`embedded-place embedded-closed ${className}`}>
        <output>This page was closed, since {deeds[reason] ?? 'it did what it may not'}.</output>
        <button type="button" className="button button-outline" onClick={() => closedPages.showAgain(url)}>
          Show it again
        </button>
      </div>
    )
  return <div ref={container} className={`plugin-place-frame embedded-place ${className}`} />
})
