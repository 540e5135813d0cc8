import type { ReactNode } from 'react'

interface Block {
  kind: 'text' | 'points' | 'numbers'
  lines: string[]
}

/** Words of an assistant: bold, points, numbered lists and line breaks; all else stays text. */
export function FormattedText({ text }: { text: string }) {
  return <div className="formatted-text">{toBlocks(text).map((block, at) => draw(block, at))}</div>
}

const pointPattern = /^\s*[-*•]\s+/
const numberPattern = /^\s*\d{1,3}[.)]\s+/

function toBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let isNew = true
  for (const line of text.split('\n')) {
    const kind = pointPattern.test(line) ? 'points' : numberPattern.test(line) ? 'numbers' : 'text'
    const last = blocks.at(-1)
    if (line.trim() === '') isNew = true
    else if (last && last.kind === kind && !isNew) last.lines.push(line)
    else blocks.push({ kind, lines: [line] })
    if (line.trim() !== '') isNew = false
  }
  return blocks
}

function draw({ kind, lines }: Block, key: number): ReactNode {
  if (kind === 'points')
    return (
      <ul key={key}>
        {lines.map((line, at) => (
          <li key={at}>{withBold(line.replace(pointPattern, ''))}</li>
        ))}
      </ul>
    )
  if (kind === 'numbers')
    return (
      <ol key={key} start={Number.parseInt(lines[0] ?? '1', 10)}>
        {lines.map((line, at) => (
          <li key={at} value={Number.parseInt(line, 10)}>
            {withBold(line.replace(numberPattern, ''))}
          </li>
        ))}
      </ol>
    )
  return (
    <p key={key}>
      {lines.map((line, at) => (
        <span key={at}>
          {at > 0 && <br />}
          {withBold(line)}
        </span>
      ))}
    </p>
  )
}

/** Every second part of the split stood between two pairs of stars. */
function withBold(line: string): ReactNode[] {
  return line
    .split(/\*\*(.+?)\*\*/g)
    .map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : part))
}
