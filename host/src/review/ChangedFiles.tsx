import { useState } from 'react'
import type { FileChange, FileDiff } from '@msdat/sdk/contracts/changes'
import { FileDiffView } from './FileDiffView.tsx'

interface ChangedFilesProps {
  files: readonly FileChange[]
  read: (path: string) => Promise<FileDiff>
}

const tones = { added: 'positive', removed: 'negative', changed: 'accent' } as const

/** The files that differ; each is compared when it is opened. */
export function ChangedFiles({ files, read }: ChangedFilesProps) {
  return (
    <ul className="changed-files">
      {files.map((file) => (
        <li key={file.path}>
          <ChangedFile file={file} read={read} />
        </li>
      ))}
    </ul>
  )
}

function ChangedFile({ file, read }: { file: FileChange; read: ChangedFilesProps['read'] }) {
  const [isOpen, setOpen] = useState(false)
  const face = (
    <>
      <span className={`badge badge-${tones[file.change]}`}>{file.change}</span>{' '}
      <code className="file-path">{file.path}</code>{' '}
      <span className="small muted">
        {file.bytes_before ?? 0} → {file.bytes_after ?? 0} B
      </span>
    </>
  )
  if (!file.is_text) return <p className="changed-file">{face}</p>
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="changed-file">{face}</summary>
      {isOpen && <FileDiffView path={file.path} read={() => read(file.path)} />}
    </details>
  )
}
