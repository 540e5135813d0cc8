import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { addNews, changeNews, newsCategories, NewNews, type NewsItem } from '@msdat/sdk/contracts/news'
import { useStores } from '../app/Stores.ts'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import './newsDesk.css'

const required = { missing: 'This field is required' }
const fields: FieldSpecs = {
  title: { label: 'Title', fault: required },
  category: {
    label: 'Type',
    kind: 'select',
    hint: null,
    fault: 'This field is required',
    choices: Object.entries(newsCategories).map(([value, label]) => ({ value: Number(value), label })),
  },
  content: { label: 'Description', kind: 'textarea', rows: 4, fault: required },
}

interface NewsFormProps {
  /** Null for a new one. */
  item: NewsItem | null
  onSaved: () => void
}

/** What is published in What's New, as its author writes it. */
export const NewsForm = observer(function NewsForm({ item, onSaved }: NewsFormProps) {
  const { toasts } = useStores()
  const form = useForm({
    body: NewNews,
    fields,
    send: (given) => (item ? call(changeNews, { id: item.id, ...given }) : call(addNews, given)),
    ...(item && { initial: { title: item.title, content: item.content, category: item.category } }),
    ...(!item && { draftKey: 'news' }),
  })
  const finish = (): void => {
    toasts.show({ tone: 'success', message: item ? 'Saved.' : 'Published.' })
    if (!item) form.reset()
    onSaved()
  }
  return (
    <ContractForm form={form} action={item ? 'Save' : 'Publish'} isFocused={item !== null} onSaved={finish} />
  )
})
