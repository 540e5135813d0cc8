import { useTheme } from '@msdat/sdk'
import { Button, fileNameOf, SelectField, useSaveFile } from '@msdat/sdk/kit'
import { useState } from 'react'
import { bytesOf, drawPicture } from './drawPicture.ts'
import type { Capture, Kept, Region } from './Picture.ts'
import { RegionPicker } from './RegionPicker.tsx'
import type { Gallery } from './useGallery.ts'

interface CaptureEditorProps {
  capture: Capture
  caption: string
  gallery: Gallery
  onDone(): void
}

/** Pixels that a picture in the gallery is wide at most: so several fit into what a browser keeps for a plugin. */
const keptWidth = 1100

/** The whole view, one card or a part drawn by hand, with a caption that can be changed. */
export function CaptureEditor({ capture, caption: proposed, gallery, onDone }: CaptureEditorProps) {
  const { tokens } = useTheme()
  const save = useSaveFile()
  const whole: Region = { x: 0, y: 0, width: capture.width, height: capture.height }
  const [part, setPart] = useState('whole')
  const [drawn, setDrawn] = useState<Region | null>(null)
  const [caption, setCaption] = useState(`${proposed} ${capture.address}`.trim())
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
      setWords(problem ?? '')
      if (!problem) onDone()
    } catch {
      setWords('This browser could not make the picture. Please try again.')
    }
  }
  const download = async (): Promise<void> => {
    if (!save) return
    try {
      const bytes = await bytesOf(await draw(), 'image/png')
      const name = fileNameOf([caption.split('.')[0] ?? 'picture', capture.takenAt.slice(0, 10)], 'png')
      setWords((await save({ name, mediaType: 'image/png', bytes }))?.message ?? '')
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
          onChange={(event) => setCaption(event.target.value)}
        />
      </label>
      <div className="screenshot-actions">
        <Button kind="primary" onClick={() => void keep()}>
          Keep in the gallery
        </Button>
        {save && <Button onClick={() => void download()}>Download PNG</Button>}
        <Button onClick={onDone}>Discard</Button>
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
    width: small.width,
    height: small.height,
    caption,
    takenAt,
  }
}
