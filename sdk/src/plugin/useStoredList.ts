import { useEffect, useState } from 'react'
import type { Problem } from '../contracts/problem.ts'
import { currentFrame } from './currentFrame.ts'

export interface StoredList<Item> {
  /** The newest id first. */
  items: readonly Item[]
  /** Why what is kept could not be read, such as a permission taken back. */
  problem: Problem | null
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
  const [known, setKnown] = useState<Read<Item>>({ items: [], problem: null })
  useEffect(() => void readAll<Item>(prefix).then(setKnown), [prefix])
  const change = (next: (items: readonly Item[]) => readonly Item[]): void =>
    setKnown(({ items, problem }) => ({ items: next(items), problem }))
  const without = (id: string) => (items: readonly Item[]) => items.filter((one) => one.id !== id)
  return {
    ...known,
    add: async (item) => {
      const reply = await link.call('storage.set', { key: prefix + item.id, value: item })
      if (!reply.ok) return reply.problem
      change((items) => sorted([item, ...without(item.id)(items)]))
      return null
    },
    remove: async (id) => {
      const reply = await link.call('storage.remove', { key: prefix + id })
      if (!reply.ok) return reply.problem
      change(without(id))
      return null
    },
  }
}

type Read<Item extends { id: string }> = Pick<StoredList<Item>, 'items' | 'problem'>

async function readAll<Item extends { id: string }>(prefix: string): Promise<Read<Item>> {
  const { link } = currentFrame()
  const keys = await link.call('storage.keys', {})
  if (!keys.ok) return { items: [], problem: keys.problem }
  const own = keys.value.filter((key) => key.startsWith(prefix))
  const replies = await Promise.all(own.map((key) => link.call('storage.get', { key })))
  // What is kept under another id than its key was not kept by this list.
  const items = replies.flatMap((reply, at) => {
    const item = reply.ok ? (reply.value as Item | null) : null
    return item && prefix + item.id === own[at] ? [item] : []
  })
  return { items: sorted(items), problem: replies.find((reply) => !reply.ok)?.problem ?? null }
}

function sorted<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => other.id.localeCompare(one.id))
}
