import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { Field } from '../parts/Field.tsx'
import { copiedMs } from './copiedMs.ts'
import { copyText } from './copyLink.ts'
import { embedCode } from './embedCode.ts'

interface EmbedCodeProps {
  /** Path of the view where it is shown alone. */
  path: string
  title: string
}

/** The code that shows this view on a page of another site. */
export const EmbedCode = observer(function EmbedCode({ path, title }: EmbedCodeProps) {
  const { toasts } = useStores()
  const [isCopied, setCopied] = useState(false)
  const code = embedCode({ address: new URL(path, window.location.origin).href, title })
  const copy = async (): Promise<void> => {
    if (!(await copyText(code))) {
      toasts.show({ tone: 'warning', message: 'Please select the code and copy it yourself.' })
      return
    }
    setCopied(true)
    setTimeout(() => setCopied(false), copiedMs)
  }
  return (
    <div className="share-row">
      <Field label="Embed in a page">
        <textarea
          className="input"
          readOnly
          rows={3}
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <button type="button" className="button button-outline" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy code'}
      </button>
    </div>
  )
})
