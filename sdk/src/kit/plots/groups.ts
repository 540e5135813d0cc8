/** The groups of the data, in the order in which they come. */
export function groupsOf(data: readonly { group?: string }[]): string[] {
  return [...new Set(data.flatMap(({ group }) => group ?? []))]
}
