import { useEffect, useRef, useState, type FormEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Field } from '../parts/Field.tsx'

interface CommentFormProps {
  label: string
  onSay: (text: string) => Promise<void>
  onCancel?: () => void
}

export const CommentForm = observer(function CommentForm({ label, onSay, onCancel }: CommentFormProps) {
  const { toasts } = useStores()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const isOpened = onCancel !== undefined
  // Opened by a press on a line: whoever pressed wants to write.
  useEffect(() => void (isOpened && box.current?.focus()), [isOpened])
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    try {
      await onSay(text.trim())
      setText('')
      onCancel?.()
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="comment-form" onSubmit={(event) => void say(event)}>
      <Field label={label}>
        <textarea
          className="input"
          rows={2}
          maxLength={2000}
          value={text}
          ref={box}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div className="row">
        <button type="submit" className="button button-outline" disabled={isBusy || text.trim() === ''}>
          Comment
        </button>
        {onCancel && (
          <button type="button" className="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  )
})
