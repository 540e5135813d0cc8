import { useTheme } from '@msdat/sdk'
import { Button, SaveButton, SelectField } from '@msdat/sdk/kit'
import { useState } from 'react'
import { drawPicture, toFile } from './drawPicture.ts'
import type { Capture, Gallery, Kept, Region } from './Picture.ts'
import { RegionPicker } from './RegionPicker.tsx'
import type { Caption } from './useCaption.ts'

interface CaptureEditorProps {
  capture: Capture
  caption: Caption
  gallery: Gallery
  /** With what is to be said of it. */
  onDone(words: string): void
}

/** Pixels that a picture in the gallery is wide at most: so several fit into what a browser keeps for a plugin. */
const keptWidth = 1100

const fullText = 'The gallery is full. Delete a picture, then keep this one.'

/** The whole view, one card or a part drawn by hand, with a caption that can be changed. */
export function CaptureEditor({ capture, caption: proposed, gallery, onDone }: CaptureEditorProps) {
  const { tokens } = useTheme()
  const whole: Region = { x: 0, y: 0, width: capture.width, height: capture.height }
  const [part, setPart] = useState('whole')
  const [drawn, setDrawn] = useState<Region | null>(null)
  // What is proposed may still be on its way, and gives way to what is typed.
  const [typed, setTyped] = useState<string | null>(null)
  const caption = typed ?? `${proposed.text} ${capture.address}`.trim()
  const [words, setWords] = useState('')
  const region = drawn ?? capture.parts[Number(part)] ?? whole
  const draw = (): Promise<HTMLCanvasElement> =>
    drawPicture(capture, region, caption, {
      surface: tokens['color-surface'] ?? '#ffffff',
      text: tokens['color-text'] ?? '#111111',
    })
  const keep = async (): Promise<void> => {
    try {
      const problem = await gallery.add(await toKept(await draw(), caption, capture.takenAt))
      if (!problem) return onDone('The picture is in the gallery.')
      setWords(problem.code === 'too_large' ? fullText : problem.message)
    } catch {
      setWords('This browser could not make the picture. Please try again.')
    }
  }
  return (
    <section className="screenshot-editor" aria-label="New picture">
      <SelectField
        label="What the picture shows"
        value={drawn ? 'drawn' : part}
        choices={[
          { value: 'whole', label: 'The whole view' },
          ...capture.parts.map(({ title }, at) => ({ value: String(at), label: title || `Card ${at + 1}` })),
          ...(drawn ? [{ value: 'drawn', label: 'The part that was drawn' }] : []),
        ]}
        onChange={(value) => {
          setDrawn(null)
          setPart(value)
        }}
      />
      <RegionPicker capture={capture} region={region} onDrawn={setDrawn} />
      <label className="screenshot-caption">
        <span>Caption</span>
        <textarea
          rows={4}
          maxLength={2000}
          value={caption}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {typed === null && proposed.waiting}
      <div className="screenshot-actions">
        <Button kind="primary" onClick={() => void keep()}>
          Keep in the gallery
        </Button>
        <SaveButton make={async () => toFile(await draw(), { caption, takenAt: capture.takenAt })}>
          Download PNG
        </SaveButton>
        <Button onClick={() => onDone('The picture was discarded.')}>Discard</Button>
      </div>
      <p role="alert" className="screenshot-small">
        {words}
      </p>
    </section>
  )
}

async function toKept(canvas: HTMLCanvasElement, caption: string, takenAt: string): Promise<Kept> {
  const scale = Math.min(1, keptWidth / canvas.width)
  const small = document.createElement('canvas')
  small.width = Math.round(canvas.width * scale)
  small.height = Math.round(canvas.height * scale)
  small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height)
  return {
    id: takenAt,
    image: small.toDataURL('image/webp', 0.8),
    caption,
    takenAt,
  }
}
