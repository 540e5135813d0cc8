import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** The text of an article: paragraphs, points that begin with "- ", and links written as [words](/path). */
export function Prose({ text }: { text: string }) {
  return (
    <div className="prose">
      {text.split(/\n{2,}/).map((block, at) => {
        const lines = block.split('\n')
        const isList = lines.every((line) => line.startsWith('- '))
        return isList ? (
          <ul key={at}>
            {lines.map((line) => (
              <li key={line}>{withLinks(line.slice(2))}</li>
            ))}
          </ul>
        ) : (
          <p key={at}>{withLinks(block)}</p>
        )
      })}
    </div>
  )
}

/** Only addresses of this site and of the web become links: never a script. */
const linkPattern = /\[([^\]]+)\]\((\/(?!\/)[^)\s]*|https?:\/\/[^)\s]+)\)/g

function withLinks(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: whole, 1: words, 2: target = '', index } of text.matchAll(linkPattern)) {
    parts.push(text.slice(end, index), linkTo(target, words, index))
    end = index + whole.length
  }
  return [...parts, text.slice(end)]
}

function linkTo(target: string, words: string | undefined, key: number): ReactNode {
  // What the server answers itself is no page of the router.
  const isPage = target.startsWith('/') && !target.startsWith('/api')
  if (isPage)
    return (
      <Link key={key} to={target}>
        {words}
      </Link>
    )
  return (
    <a key={key} href={target} {...(target.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}>
      {words}
    </a>
  )
}
