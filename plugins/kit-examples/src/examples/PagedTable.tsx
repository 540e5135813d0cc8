// A long list that the server orders and hands out page by page.
import { PagedTable } from '@msdat/sdk/kit'
import { useState } from 'react'

const hospitals = ['Aminu Kano Hospital', 'Lagos Island Hospital', 'Ring Road Hospital']
const rowsOnPage = 2

export function Example() {
  const [page, setPage] = useState(1)
  const results = hospitals.slice((page - 1) * rowsOnPage, page * rowsOnPage)
  return (
    <PagedTable
      title="Hospitals"
      answer={{ status: 'ready', value: { count: hospitals.length, results } }}
      columns={[{ id: 'name', header: 'Name', value: (name) => name, isRowHeader: true }]}
      rowKey={(name) => name}
      page={page}
      rowsOnPage={rowsOnPage}
      onPage={setPage}
      tell={(count) => `${count} found`}
      nothing="No hospital fits."
    />
  )
}
