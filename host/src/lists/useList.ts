import { useEffect, useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import type { AnyEndpoint, InputOf, OutputOf } from '@msdat/sdk/contracts/endpoint'
import { useStores } from '../app/Stores.ts'
import { ListStore, type ListOptions, type RowPage } from './ListStore.ts'

type RowOf<E> = OutputOf<E> extends { results: (infer Row)[] } ? Row : never

interface UseList<Row> extends Partial<Pick<ListOptions<Row>, 'idOf' | 'size' | 'always' | 'read'>> {
  /** A list that is a page keeps search, order and page in its address; a list inside a page does not. */
  isPage?: boolean
}

/** The rows of a list endpoint, read when the component appears. */
export function useList<E extends AnyEndpoint>(
  endpoint: E,
  options: UseList<RowOf<E>> = {},
): ListStore<RowOf<E>> {
  const { address } = useStores()
  const [list] = useState(() => {
    const { isPage = false, ...given } = options
    return new ListStore<RowOf<E>>({
      endpoint,
      // The contract says that it answers a page of these rows.
      read: (query) => call(endpoint, query as InputOf<E>) as Promise<unknown> as Promise<RowPage<RowOf<E>>>,
      idOf: (row) => (row as { id: number }).id,
      size: 20,
      ...given,
      ...(isPage && { place: address }),
    })
  })
  useEffect(() => {
    void list.load()
    return () => list.stop()
  }, [list])
  const { search } = address
  useEffect(() => {
    if (list.options.place) list.follow(search)
  }, [list, search])
  return list
}
