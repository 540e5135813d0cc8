import { observer } from 'mobx-react-lite'
import { Link, useParams } from 'react-router-dom'
import type { Article } from '@msdat/sdk/contracts/articles'
import { Chatbot } from '../chatbot/Chatbot.tsx'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { ArticlesFrame } from './ArticlesFrame.tsx'
import { BackButton } from './BackButton.tsx'
import { groupByCategory } from './findByTitle.ts'
import { Prose } from './Prose.tsx'
import { useArticles } from './useArticles.ts'
import './articles.css'

/** How to read charts and methods: all pages at once, each with an address of its own. */
export const HelpPage = observer(function HelpPage() {
  const { slug } = useParams()
  const articles = useArticles('help')
  const one = articles.value?.find((article) => article.slug === slug)
  useDocumentTitle(one?.title ?? 'Help')
  return (
    <div className="reading-page stack">
      <div className="row page-head">
        <h1>{one?.title ?? 'Help'}</h1>
        <BackButton />
      </div>
      <ArticlesFrame articles={articles}>
        {(all) => (one ? <Prose text={one.body} /> : <Contents all={all} isUnknown={slug !== undefined} />)}
      </ArticlesFrame>
      <Chatbot />
      <p className="row">
        {one && <Link to="/help">All help pages</Link>}
        <Link to="/faq">Frequently Asked Questions</Link>
      </p>
    </div>
  )
})

function Contents({ all, isUnknown }: { all: Article[]; isUnknown: boolean }) {
  return (
    <>
      {isUnknown && <p role="status">There is no help page at this address. Here are all of them.</p>}
      {groupByCategory(all).map(([category, pages]) => (
        <section key={category} className="stack">
          <h2>{category}</h2>
          <ul className="plain-list card">
            {pages.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={`/help/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
