import { observer } from 'mobx-react-lite'
import { Icon } from '../parts/Icon.tsx'
import type { ListStore } from './ListStore.ts'

/** Downloads the rows that are found, all pages, as a CSV file. For lists whose contract has `format`. */
export const ExportLink = observer(function ExportLink({ list }: { list: ListStore<unknown> }) {
  const { endpoint, always } = list.options
  const { page: _page, ...asked } = list.query
  const query = new URLSearchParams({ ...asked, ...always, format: 'csv' })
  return (
    <a className="button button-outline" href={`${endpoint.path}?${query.toString()}`} download>
      <Icon name="file" size={16} /> Export as CSV
    </a>
  )
})
