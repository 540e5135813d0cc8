import { SaveButton } from '../files/SaveButton.tsx'
import { Icon } from '../parts/Icon.tsx'

interface TextSheetProps {
  title: string
  /** Plain text; its lines stay as they are. */
  text: string
  /** Of the file that is saved, such as `Method.txt`. */
  fileName: string
  /** What the button says. */
  download: string
}

/** A sheet of plain text, such as how figures were made: closed at first, to read and to save. */
export function TextSheet({ title, text, fileName, download }: TextSheetProps) {
  const make = async () => ({
    name: fileName,
    mediaType: 'text/plain' as const,
    bytes: new TextEncoder().encode(text),
  })
  return (
    <details className="k-card k-sheet">
      <summary className="k-card-head">
        <Icon name="chevron" size={12} />
        {title}
      </summary>
      <div className="k-card-body k-stack">
        <div>
          <SaveButton make={make} icon="download">
            {download}
          </SaveButton>
        </div>
        <div style={{ whiteSpace: 'pre-wrap' }}>{text}</div>
      </div>
    </details>
  )
}
