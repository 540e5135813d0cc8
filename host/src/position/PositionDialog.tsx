import { useEffect, useState } from 'react'
import { useStores } from '../app/Stores.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { notGiven, readPosition } from './readPosition.ts'

/** Asks before the browser does; stays open until that has an answer. */
export function PositionDialog() {
  const { overlays } = useStores()
  const [question] = useState(overlays.asking)
  const [isAsking, setAsking] = useState(false)
  const isMine = (): boolean => overlays.open === 'position' && overlays.asking === question
  // What the browser has answered by then, or goes on to answer, came first.
  useEffect(() => () => question?.refuse(notGiven()), [question])
  const ask = (): void => {
    if (isAsking) return
    setAsking(true)
    const position = readPosition(navigator.geolocation)
    question?.answer(position)
    void position.catch(() => {}).finally(() => isMine() && overlays.close())
  }
  return (
    <Dialog title="Your position" onClose={() => overlays.close()}>
      <p>
        <strong>{question?.plugin}</strong> wants to know where you are. Your browser asks you next: what you
        answer there holds for all of this site. The plugin gets the place to some hundred metres.
      </p>
      <div className="dialog-actions">
        <button
          type="button"
          className="button button-outline"
          data-first-focus
          onClick={() => overlays.close()}
        >
          Cancel
        </button>
        <button type="button" className="button button-primary" aria-disabled={isAsking} onClick={ask}>
          {isAsking ? 'Your browser asks you…' : 'Ask my browser'}
        </button>
      </div>
    </Dialog>
  )
}
