import { observer } from 'mobx-react-lite'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { ArticlesFrame } from './ArticlesFrame.tsx'
import { BackButton } from './BackButton.tsx'
import { Prose } from './Prose.tsx'
import { useArticles } from './useArticles.ts'
import './articles.css'

/** A page whose text an administrator writes. */
const ArticlePage = observer(function ArticlePage({ slug, title }: { slug: string; title: string }) {
  const articles = useArticles('page')
  return (
    <div className="reading-page stack">
      <div className="row page-head">
        <h1>{title}</h1>
        <BackButton />
      </div>
      <ArticlesFrame articles={articles}>
        {(all) => {
          const found = all.find((article) => article.slug === slug)
          if (!found) return <p className="empty card">An administrator has taken this text away.</p>
          return (
            <>
              <Prose text={found.body} />
              <p className="small muted">Last changed {longDate(found.updated_at)}.</p>
            </>
          )
        }}
      </ArticlesFrame>
    </div>
  )
})

export const PrivacyPage = () => <ArticlePage slug="privacy" title="Privacy" />
export const TermsPage = () => <ArticlePage slug="terms" title="Terms of use" />
