import type { ReactNode } from 'react'
import type { DataSource } from '../../contracts/reference.ts'
import type { Standing, Tone } from '../values/compareToTarget.ts'
import type { NoteTone } from '../values/note.ts'
import { Icon } from './Icon.tsx'

interface SourceTagProps {
  source: Pick<DataSource, 'datasource' | 'classification' | 'simulated'>
  /** Leave the name out where it stands beside already. */
  bare?: boolean
}

/** A source's name with its class in colour and words; generated figures are named as such. */
export function SourceTag({ source, bare = false }: SourceTagProps) {
  return (
    <span className="k-tag" data-class={source.classification}>
      {!bare && (
        <>
          <strong>{source.datasource}</strong> <span aria-hidden="true">·</span>
        </>
      )}
      {source.classification}
      {source.simulated && ', simulated'}
    </span>
  )
}

/** How a value stands to its target, in colour, icon and words. */
export function StandingTag({ standing }: { standing: Standing }) {
  return (
    <Tag tone={standing.tone}>
      {standing.icon && <Icon name={standing.icon} size={11} />}
      {standing.words}
    </Tag>
  )
}

interface TagProps {
  tone?: Tone | 'warning'
  children: ReactNode
}

export function Tag({ tone, children }: TagProps) {
  return (
    <span className="k-tag" data-tone={tone}>
      {children}
    </span>
  )
}

interface NoteProps {
  tone?: NoteTone
  children: ReactNode
}

/** A sentence that readers of a figure should know. */
export function Note({ tone = 'info', children }: NoteProps) {
  return (
    <div className="k-note" data-tone={tone}>
      <Icon name={tone === 'warning' ? 'warning' : 'info'} size={14} />
      <span>{children}</span>
    </div>
  )
}
