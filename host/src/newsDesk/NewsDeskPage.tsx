import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { listNews, newsCategories, removeNews, type NewsItem } from '@msdat/sdk/contracts/news'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'
import { useRemoveChosen } from '../lists/useRemoveChosen.ts'
import { ConfirmDelete } from '../parts/ConfirmDelete.tsx'
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
  const [isAsking, setAsking] = useState(false)
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
  const remove = useRemoveChosen(list, (id) => call(removeNews, { id }))
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
          list.chosen.size > 0 && (
            <p>
              <button type="button" className="button button-danger" onClick={() => setAsking(true)}>
                Remove {list.chosen.size} chosen
              </button>
            </p>
          )
        }
      />
      {isAsking && (
        <ConfirmDelete title="Remove updates?" onDelete={remove} onClose={() => setAsking(false)}>
          Readers will no longer find what you chose. This cannot be undone.
        </ConfirmDelete>
      )}
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
