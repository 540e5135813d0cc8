import { useRef, useState } from 'react'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { pictureKinds } from './drawnPicture.ts'

interface PictureButtonsProps {
  /** Of the field for the file. */
  label: string
  /** On the button that opens it. */
  words: string
  onFile: (file: File) => Promise<void>
  /** Null where there is no picture to remove. */
  onRemove: (() => Promise<void>) | null
}

/** Uploads a picture of one's own, and removes it; what goes wrong is told in a toast. */
export function PictureButtons({ label, words, onFile, onRemove }: PictureButtonsProps) {
  const { toasts } = useStores()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
    }
  }
  const upload = async (file: File | undefined): Promise<void> => {
    if (file) await act(() => onFile(file))
    if (input.current) input.current.value = ''
  }
  return (
    <div className="row">
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        accept={pictureKinds.join(',')}
        aria-label={label}
        onChange={(event) => void upload(event.currentTarget.files?.[0])}
      />
      <button
        type="button"
        className="button button-outline"
        aria-disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? 'One moment…' : words}
      </button>
      {onRemove && (
        <button type="button" className="button" aria-disabled={isBusy} onClick={() => void act(onRemove)}>
          Remove
        </button>
      )}
    </div>
  )
}
