import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { listArticleVersions, type ArticleVersion, type NewArticle } from '@msdat/sdk/contracts/articles'
import { momentText } from '../words/momentText.ts'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { diffLines } from './diffLines.ts'

interface ArticleVersionsProps {
  article: number
  /** Takes a version into the form, where it can be read before it is published. */
  onRestore: (content: NewArticle) => void
}

/** What an article has said, what each version changed, and the way back to it. */
export const ArticleVersions = observer(function ArticleVersions({
  article,
  onRestore,
}: ArticleVersionsProps) {
  const [remote] = useState(
    () => new RemoteValue(async () => (await call(listArticleVersions, { id: article })).versions),
  )
  useEffect(() => void remote.load(), [remote])
  return (
    <RemoteFrame state={remote.state} onRetry={() => void remote.load()}>
      {(versions) =>
        versions.length === 0 ? (
          <p className="muted">Nobody has changed it since it came with the platform.</p>
        ) : (
          <ol className="article-versions">
            {versions.map((version, at) => (
              <Version key={version.id} version={version} before={versions[at + 1]} onRestore={onRestore} />
            ))}
          </ol>
        )
      }
    </RemoteFrame>
  )
})

interface VersionProps {
  version: ArticleVersion
  before: ArticleVersion | undefined
  onRestore: (content: NewArticle) => void
}

function Version({ version: { saved_by, saved_at, content }, before, onRestore }: VersionProps) {
  const when = momentText(saved_at)
  return (
    <li>
      <div className="row">
        <span>
          <strong>{content.title}</strong>{' '}
          <span className="small muted">
            {when}, {saved_by}
          </span>
        </span>
        <button
          type="button"
          className="button button-outline"
          aria-label={`Restore the version of ${when}`}
          onClick={() => onRestore(content)}
        >
          Restore
        </button>
      </div>
      <details>
        <summary>{before ? 'What it changed' : 'What it said'}</summary>
        <pre className="article-difference">
          {diffLines(before ? wordsOf(before.content) : '', wordsOf(content)).map(({ kind, text }, at) =>
            kind === 'added' && before ? (
              <ins key={at}>+ {text}</ins>
            ) : kind === 'removed' ? (
              before && <del key={at}>- {text}</del>
            ) : (
              <span key={at}> {text}</span>
            ),
          )}
        </pre>
      </details>
    </li>
  )
}

const wordsOf = ({ kind, slug, title, category, position, body }: NewArticle): string =>
  [`${kind}/${slug}`, title, `Category: ${category}`, `Position: ${position}`, '', body].join('\n')
