import { useEffect, useState } from 'react'
import type { Problem } from '../contracts/problem.ts'
import { currentFrame } from './currentFrame.ts'

export interface StoredList<Item> {
  /** The newest id first. */
  items: readonly Item[]
  /** Keeps one under its id, and answers what went wrong, if anything: `too_large` where no more fits. */
  add: (item: Item) => Promise<Problem | null>
  remove: (id: string) => Promise<Problem | null>
}

/**
 * Many things that the plugin keeps in this browser, each under `prefix` and its id, as JSON; none until they have
 * been read. Needs `storage`.
 */
export function useStoredList<Item extends { id: string }>(prefix: string): StoredList<Item> {
  const { link } = currentFrame()
  const [items, setItems] = useState<readonly Item[]>([])
  useEffect(() => void readAll<Item>(prefix).then(setItems), [prefix])
  const without = (id: string) => (known: readonly Item[]) => known.filter((one) => one.id !== id)
  return {
    items,
    add: async (item) => {
      const reply = await link.call('storage.set', { key: prefix + item.id, value: item })
      if (!reply.ok) return reply.problem
      setItems((known) => sorted([item, ...without(item.id)(known)]))
      return null
    },
    remove: async (id) => {
      const reply = await link.call('storage.remove', { key: prefix + id })
      if (!reply.ok) return reply.problem
      setItems(without(id))
      return null
    },
  }
}

async function readAll<Item extends { id: string }>(prefix: string): Promise<Item[]> {
  const { link } = currentFrame()
  const keys = await link.call('storage.keys', {})
  const own = keys.ok ? keys.value.filter((key) => key.startsWith(prefix)) : []
  const replies = await Promise.all(own.map((key) => link.call('storage.get', { key })))
  // What is kept under another id than its key was not kept by this list.
  return sorted(
    replies.flatMap((reply, at) => {
      const item = reply.ok ? (reply.value as Item | null) : null
      return item && prefix + item.id === own[at] ? [item] : []
    }),
  )
}

function sorted<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => other.id.localeCompare(one.id))
}
