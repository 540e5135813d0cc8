import { useState } from 'react'
import { PointPicture } from './PointPicture.tsx'
import type { Topic } from './toChapters.ts'
import { WordsWithCode } from './WordsWithCode.tsx'

interface TopicEntryProps {
  topic: Topic
  /** The address of the page names it. */
  isAsked: boolean
}

/** One topic: its name and sentence; its code once it is opened, since there are hundreds. */
export function TopicEntry({ topic, isAsked }: TopicEntryProps) {
  const { id, name, tag, words, code, point, example } = topic
  const [isOpen, setOpen] = useState(isAsked)
  return (
    <details id={id} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{name}</strong> {tag && <small className="muted">{tag}</small>}
        {words !== '' && (
          <span className="developer-words">
            <WordsWithCode text={words} />
          </span>
        )}
      </summary>
      {isOpen && (
        <>
          {point !== undefined && <PointPicture point={point} />}
          <pre className="code-block" tabIndex={0}>
            <code>{code}</code>
          </pre>
          <p>
            <a href={`#${id}`}>Link to {name}</a>
            {example !== undefined && (
              <>
                {' · '}
                <a href={`#${example}`}>See {name} live</a>
              </>
            )}
          </p>
        </>
      )}
    </details>
  )
}
