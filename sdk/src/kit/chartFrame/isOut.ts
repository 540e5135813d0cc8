/** Tells the data that stand out from the others: the selected one, and those that are marked. */
export function isOut(selected: string | undefined, marked: readonly string[] = []): (id: string) => boolean {
  return (id) => id === selected || marked.includes(id)
}
