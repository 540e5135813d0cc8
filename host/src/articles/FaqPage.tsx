import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Article } from '@msdat/sdk/contracts/articles'
import { useStores } from '../app/Stores.ts'
import { Field } from '../parts/Field.tsx'
import { ArticlesFrame } from './ArticlesFrame.tsx'
import { BackButton } from './BackButton.tsx'
import { findByTitle, groupByCategory } from './findByTitle.ts'
import { Prose } from './Prose.tsx'
import { useArticles } from './useArticles.ts'
import './articles.css'

/** Questions with their answers. The part behind the # of the address opens one. */
export const FaqPage = observer(function FaqPage() {
  const { address } = useStores()
  const articles = useArticles('faq')
  const [words, setWords] = useState('')
  const open = address.hash.slice(1)
  return (
    <div className="reading-page stack">
      <div className="row page-head">
        <h1>Frequently Asked Questions</h1>
        <BackButton />
      </div>
      <Field label="Search the questions">
        <input
          className="input"
          type="search"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </Field>
      <ArticlesFrame articles={articles}>
        {(all) => <Questions found={findByTitle(all, words)} open={open} isAll={words.trim() === ''} />}
      </ArticlesFrame>
    </div>
  )
})

interface QuestionsProps {
  found: Article[]
  open: string
  isAll: boolean
}

function Questions({ found, open, isAll }: QuestionsProps) {
  return (
    <>
      <p role="status" className="small muted">
        {isAll ? `${found.length} questions` : `${found.length} questions found`}
      </p>
      {found.length === 0 && (
        <p className="empty card">No question has these words in its title. Try fewer or other words.</p>
      )}
      {groupByCategory(found).map(([category, questions]) => (
        <section key={category} className="stack" aria-label={category}>
          <h2>{category}</h2>
          <div className="questions">
            {questions.map(({ slug, title, body }) => (
              <details key={slug} id={slug} className="card question" open={slug === open}>
                <summary>{title}</summary>
                <Prose text={body} />
                <a className="small" href={`#${slug}`}>
                  Link to this answer
                </a>
              </details>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
