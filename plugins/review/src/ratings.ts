export const ratings = [
  { value: 1, label: 'Poor' },
  { value: 2, label: 'Fair' },
  { value: 3, label: 'Good' },
  { value: 4, label: 'Very good' },
  { value: 5, label: 'Excellent' },
] as const

/** What is still to be filled in; empty where nothing is. */
export function missingOf(rating: number, comment: string): string {
  if (rating === 0) return 'Choose a rating from 1 to 5.'
  return comment.trim() === '' ? 'Say in a few words why.' : ''
}
