import { host } from '@msdat/sdk'
import { useEffect, useState } from 'react'
import type { Kept } from './Picture.ts'

const prefix = 'picture:'

export interface Gallery {
  pictures: readonly Kept[]
  /** Answers what went wrong, if anything. */
  add(picture: Kept): Promise<string | null>
  remove(id: string): Promise<string | null>
}

/** The pictures kept in this browser, the newest first. */
export function useGallery(): Gallery {
  const [pictures, setPictures] = useState<readonly Kept[]>([])
  useEffect(() => void readAll().then(setPictures), [])
  return {
    pictures,
    add: async (picture) => {
      const reply = await host.call('storage.set', { key: prefix + picture.id, value: picture })
      if (!reply.ok)
        return reply.problem.code === 'too_large'
          ? 'The gallery is full. Delete a picture, then keep this one.'
          : reply.problem.message
      setPictures((known) => [picture, ...known])
      return null
    },
    remove: async (id) => {
      const reply = await host.call('storage.remove', { key: prefix + id })
      if (!reply.ok) return reply.problem.message
      setPictures((known) => known.filter((one) => one.id !== id))
      return null
    },
  }
}

async function readAll(): Promise<Kept[]> {
  const keys = await host.call('storage.keys', {})
  if (!keys.ok) return []
  const replies = await Promise.all(
    keys.value.filter((key) => key.startsWith(prefix)).map((key) => host.call('storage.get', { key })),
  )
  return replies
    .flatMap((reply) => (reply.ok && isKept(reply.value) ? [reply.value] : []))
    .sort((one, other) => other.takenAt.localeCompare(one.takenAt))
}

function isKept(value: unknown): value is Kept {
  const one = value as Partial<Kept> | null
  return typeof one?.id === 'string' && typeof one.image === 'string' && typeof one.takenAt === 'string'
}
