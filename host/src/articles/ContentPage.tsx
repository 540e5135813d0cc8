import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import {
  addArticle,
  changeArticle,
  listArticles,
  NewArticle,
  removeArticle,
  type Article,
} from '@msdat/sdk/contracts/articles'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { RemoveChosen } from '../lists/RemoveChosen.tsx'
import { useList } from '../lists/useList.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { ArticleVersions } from './ArticleVersions.tsx'
import { Prose } from './Prose.tsx'
import './articles.css'

const kindWords: Record<Article['kind'], string> = {
  faq: 'Question',
  help: 'Help page',
  release: 'Release note',
  page: 'Page',
}
const kinds = Object.entries(kindWords).map(([value, label]) => ({ value, label }))

const fields: FieldSpecs = {
  kind: { label: 'Kind', isHalf: true, choices: kinds, hint: 'A page stands alone, as the terms of use do.' },
  slug: { label: 'Name in addresses', isHalf: true },
  title: { label: 'Title' },
  category: { label: 'Category', isHalf: true, hint: null, isRequired: false },
  position: { label: 'Position', isHalf: true },
  body: { label: 'Text', rows: 10 },
}

/** Administrators write what the help, question, release and legal pages say. */
export const ContentPage = observer(function ContentPage() {
  const list = useList(listArticles, { isPage: true })
  const [edited, setEdited] = useState<Article | 'new' | null>(null)
  const columns: ListColumn<Article>[] = [
    {
      name: 'title',
      label: 'Title',
      draw: (article) => (
        <button type="button" className="text-button" onClick={() => setEdited(article)}>
          {article.title}
        </button>
      ),
    },
    { name: 'kind', label: 'Kind', draw: ({ kind }) => kindWords[kind] },
    { name: 'category', label: 'Category' },
    { name: 'updated_at', label: 'Changed', isOneLine: true, draw: ({ updated_at }) => longDate(updated_at) },
  ]
  return (
    <>
      <div className="row page-head">
        <h1>Content</h1>
        <button type="button" className="button button-primary" onClick={() => setEdited('new')}>
          Write an article
        </button>
      </div>
      <ListTable
        list={list}
        things="articles"
        columns={columns}
        empty="There are no articles."
        filters={[{ name: 'kind', label: 'Kind', choices: kinds }]}
        nameOf={({ title }) => title}
        actions={
          <RemoveChosen
            list={list}
            title="Remove articles?"
            meaning="Readers will no longer find what you chose. This cannot be undone."
            remove={(id) => call(removeArticle, { id })}
          />
        }
      />
      {edited && (
        <Dialog
          title={edited === 'new' ? 'New article' : edited.title}
          hasForm
          size="wide"
          onClose={() => setEdited(null)}
        >
          <ArticleForm
            article={edited === 'new' ? null : edited}
            onSaved={() => {
              setEdited(null)
              void list.load()
            }}
          />
        </Dialog>
      )}
    </>
  )
})

interface ArticleFormProps {
  article: Article | null
  onSaved: () => void
}

const ArticleForm = observer(function ArticleForm({ article, onSaved }: ArticleFormProps) {
  const form = useForm({
    body: NewArticle,
    fields,
    send: (given) => (article ? call(changeArticle, { id: article.id, ...given }) : call(addArticle, given)),
    ...(article && { initial: { ...article, position: String(article.position) } }),
  })
  const [showsVersions, setShowsVersions] = useState(false)
  const { body: text, title } = form.values
  const restore = (content: NewArticle): void => {
    for (const [name, value] of Object.entries(content)) form.set(name, String(value))
  }
  return (
    <ContractForm form={form} action="Save" busy="Saving…" isFocused onSaved={onSaved}>
      <section className="form-line article-preview" aria-label="Preview">
        <p className="small muted">Preview: as readers will see it once it is saved.</p>
        <h3>{typeof title === 'string' && title !== '' ? title : 'Without a title'}</h3>
        <Prose text={typeof text === 'string' ? text : ''} />
      </section>
      {article && (
        <details className="form-line" onToggle={(event) => setShowsVersions(event.currentTarget.open)}>
          <summary>Versions</summary>
          {showsVersions && <ArticleVersions article={article.id} onRestore={restore} />}
        </details>
      )}
    </ContractForm>
  )
})
