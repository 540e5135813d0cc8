import type { Generated } from 'kysely'

export interface NewsTable {
  id: Generated<number>
  title: string
  content: string
  /** 1 Dataset, 2 Dashboard, 3 Feature. */
  category: number
  /** Who wrote it; null for an item of the project itself. */
  author: string | null
  /** Name of an item of the project itself, which comes in once. */
  seed: string | null
  created_at: string
  updated_at: string
}
