import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Article } from '@msdat/sdk/contracts/articles'
import { SelectField } from '../controls/SelectField.tsx'
import { saveFile } from '../services/saveFile.ts'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { ArticlesFrame } from './ArticlesFrame.tsx'
import { BackButton } from './BackButton.tsx'
import { Prose } from './Prose.tsx'
import { releasesAsCsv } from './releasesAsCsv.ts'
import { useArticles } from './useArticles.ts'
import './articles.css'

/** The release notes, newest first: as texts, or as a sheet that can be saved. */
export const UpdateLogPage = observer(function UpdateLogPage() {
  const articles = useArticles('release', '-created_at')
  const [category, setCategory] = useState('')
  const [isSheet, setSheet] = useState(false)
  const categories = [...new Set(articles.value?.map((release) => release.category) ?? [])]
  return (
    <div className="reading-page stack">
      <div className="row page-head">
        <h1>Platform release notes</h1>
        <BackButton />
      </div>
      <div className="row article-tools">
        <SelectField
          label="Category"
          value={category}
          onChange={setCategory}
          choices={[
            { value: '', label: 'All', group: '' },
            ...categories.map((one) => ({ value: one, label: one, group: '' })),
          ]}
        />
        <div className="segments" role="group" aria-label="View">
          <button type="button" aria-pressed={!isSheet} onClick={() => setSheet(false)}>
            Texts
          </button>
          <button type="button" aria-pressed={isSheet} onClick={() => setSheet(true)}>
            Spreadsheet
          </button>
        </div>
        <a className="button button-outline" href="/update_log/feed.xml">
          RSS feed
        </a>
      </div>
      <ArticlesFrame articles={articles}>
        {(all) => {
          const shown = all.filter((release) => category === '' || release.category === category)
          if (shown.length === 0) return <p className="empty card">No release notes yet.</p>
          return isSheet ? <Sheet releases={shown} /> : shown.map((one) => <Release key={one.id} {...one} />)
        }}
      </ArticlesFrame>
    </div>
  )
})

function Release({ slug, title, body, category, created_at }: Article) {
  return (
    <article id={slug} className="card release">
      <h2>{title}</h2>
      <p className="small muted">
        <span className="badge badge-accent">{category}</span> {longDate(created_at)}
      </p>
      <Prose text={body} />
    </article>
  )
}

function Sheet({ releases }: { releases: Article[] }) {
  return (
    <>
      {/* Wide tables are the one thing that may scroll sideways. */}
      <div className="table-scroll" tabIndex={0} role="region" aria-label="Release notes as a table">
        <table className="sheet">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Category</th>
              <th scope="col">Title</th>
              <th scope="col">Text</th>
            </tr>
          </thead>
          <tbody>
            {releases.map(({ id, created_at, category, title, body }) => (
              <tr key={id}>
                <td>{longDate(created_at)}</td>
                <td>{category}</td>
                <th scope="row">{title}</th>
                <td>{body}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <button
          type="button"
          className="button button-outline"
          onClick={() =>
            saveFile('MSDAT release notes', 'text/csv', new TextEncoder().encode(releasesAsCsv(releases)))
          }
        >
          Download as CSV
        </button>
      </p>
    </>
  )
}
