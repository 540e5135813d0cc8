/** A name that every file system takes, such as "skilled-birth-attendance-nigeria-2018.csv". */
export function fileNameOf(words: readonly string[], extension: string): string {
  const stem = words
    .join(' ')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${stem.slice(0, 100).replace(/-+$/, '') || 'figure'}.${extension}`
}
