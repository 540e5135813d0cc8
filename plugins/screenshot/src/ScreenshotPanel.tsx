import { host, useCommand, useStoredList } from '@msdat/sdk'
import { Button } from '@msdat/sdk/kit'
import { useRef, useState } from 'react'
import { CaptureEditor } from './CaptureEditor.tsx'
import { GalleryList } from './GalleryList.tsx'
import './panel.css'
import type { Capture, Kept } from './Picture.ts'
import { useCaption } from './useCaption.ts'

/** Takes a picture of the view, lets the visitor cut and name it, and keeps a gallery. */
export function ScreenshotPanel() {
  const gallery = useStoredList<Kept>('picture:')
  const caption = useCaption()
  const [capture, setCapture] = useState<Capture | null>(null)
  const [isTaking, setTaking] = useState(false)
  const [words, setWords] = useState('')
  const takeButton = useRef<HTMLButtonElement>(null)
  const take = async (): Promise<void> => {
    setTaking(true)
    setWords('')
    const reply = await host.call('page.capture', {})
    setTaking(false)
    if (reply.ok) setCapture(reply.value)
    setWords(reply.ok ? 'The picture is below.' : reply.problem.message)
  }
  // The editor goes with the button that was pressed in it.
  const leaveEditor = (result: string): void => {
    setCapture(null)
    setWords(result)
    takeButton.current?.focus()
  }
  useCommand('take-picture', take)
  return (
    <div className="screenshot">
      <Button ref={takeButton} kind="primary" disabled={isTaking} onClick={() => void take()}>
        {isTaking ? 'Taking the picture…' : capture ? 'Take another picture' : 'Take a picture of this view'}
      </Button>
      <p role="status" className="screenshot-small">
        {words}
      </p>
      {capture && (
        <CaptureEditor
          key={capture.takenAt}
          capture={capture}
          caption={caption}
          gallery={gallery}
          onDone={leaveEditor}
        />
      )}
      <GalleryList gallery={gallery} say={setWords} />
    </div>
  )
}
