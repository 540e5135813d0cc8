import { useState } from 'react'
import type { Topic } from './toChapters.ts'

interface TopicEntryProps {
  topic: Topic
  /** The address of the page names it. */
  isAsked: boolean
}

/** One topic: its name and sentence; its code once it is opened, since there are hundreds. */
export function TopicEntry({ topic, isAsked }: TopicEntryProps) {
  const { id, name, tag, words, code } = topic
  const [isOpen, setOpen] = useState(isAsked)
  return (
    <details id={id} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{name}</strong> {tag && <small className="muted">{tag}</small>}
        <span className="developer-words">{words}</span>
      </summary>
      {isOpen && (
        <>
          <pre className="code-block" tabIndex={0}>
            <code>{code}</code>
          </pre>
          <p>
            <a href={`#${id}`}>Link to {name}</a>
          </p>
        </>
      )}
    </details>
  )
}
