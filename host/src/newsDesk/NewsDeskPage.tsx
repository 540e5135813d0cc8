import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { listNews, newsCategories, removeNews, type NewsItem } from '@msdat/sdk/contracts/news'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { RemoveChosen } from '../lists/RemoveChosen.tsx'
import { useList } from '../lists/useList.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { NewsForm } from './NewsForm.tsx'

const filters = [
  {
    name: 'category',
    label: 'Type',
    choices: Object.entries(newsCategories).map(([value, label]) => ({ value, label })),
  },
]

/** Admins write What's New, and correct it. */
export const NewsDeskPage = observer(function NewsDeskPage() {
  const list = useList(listNews, { isPage: true })
  const [edited, setEdited] = useState<NewsItem | null>(null)
  const columns: ListColumn<NewsItem>[] = [
    {
      name: 'title',
      label: 'Title',
      draw: (item) => (
        <button type="button" className="text-button" onClick={() => setEdited(item)}>
          {item.title}
        </button>
      ),
    },
    { name: 'category', label: 'Type', draw: ({ category_name }) => category_name },
    { name: 'content', label: 'Description', isLong: true },
    {
      name: 'created_at',
      label: 'Published',
      isOneLine: true,
      draw: ({ created_at }) => longDate(created_at),
    },
  ]
  return (
    <>
      <h1>What's New</h1>
      <section className="card news-desk-form stack" aria-labelledby="news-desk-new">
        <h2 id="news-desk-new">Publish an update</h2>
        <NewsForm item={null} onSaved={() => void list.load()} />
      </section>
      <ListTable
        list={list}
        things="updates"
        columns={columns}
        empty="Nothing was published yet."
        filters={filters}
        nameOf={({ title }) => title}
        actions={
          <RemoveChosen
            list={list}
            title="Remove updates?"
            meaning="Readers will no longer find what you chose. This cannot be undone."
            remove={(id) => call(removeNews, { id })}
          />
        }
      />
      {edited && (
        <Dialog title="Correct an update" hasForm onClose={() => setEdited(null)}>
          <NewsForm
            item={edited}
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
