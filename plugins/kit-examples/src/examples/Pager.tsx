// From one page of a long list to the next.
import { Pager } from '@msdat/sdk/kit'
import { useState } from 'react'

export function Example() {
  const [page, setPage] = useState(1)
  return <Pager page={page} pages={7} onPage={setPage} />
}
