/** The groups of the data, in the order in which they come. */
export function groupsOf(data: readonly { group?: string }[]): string[] {
  return [...new Set(data.flatMap(({ group }) => group ?? []))]
}

/** Tells the data that stand out from the others. */
export function isOut(selected: string | undefined, marked: readonly string[] = []): (id: string) => boolean {
  return (id) => id === selected || marked.includes(id)
}
