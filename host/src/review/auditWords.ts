import type { AuditCheck } from '@msdat/sdk/contracts/audit'

/** A move as it is read, such as "awaiting approval → approved". */
export const moveWords = (action: string): string => action.replaceAll('_', ' ').replace('->', '→')

/** What a verification found, in words. */
export function auditWords({ head, broken_at, published, reaches_published }: AuditCheck): {
  isWhole: boolean
  text: string
} {
  const count = (head?.entries ?? 0).toLocaleString('en')
  if (broken_at !== null)
    return { isWhole: false, text: `Entry ${broken_at} was changed, or one before it is gone.` }
  if (reaches_published === false)
    return {
      isWhole: false,
      text: `Entries that the published index vouches for (${published?.entries ?? 0}) are gone.`,
    }
  if (reaches_published === null)
    return {
      isWhole: true,
      text: `${count} entries follow from each other. No published index vouches for their end.`,
    }
  return {
    isWhole: true,
    text: `${count} entries follow from each other, up to the head in the signed index: ${head?.hash.slice(0, 16)}…`,
  }
}
