/** As long as this, what texts begin with in common is the name of one publication. */
const leastShared = 50

/** Citations that begin alike in one line: "DHS data, indicator A; B; C". */
export function mergeCitations(texts: readonly string[]): string[] {
  const groups: { shared: string; texts: string[] }[] = []
  for (const text of [...new Set(texts)].toSorted()) {
    const group = groups.at(-1)
    const shared = group ? sharedStart(group.shared, text) : ''
    if (group && shared.length >= leastShared) {
      group.texts.push(text)
      group.shared = shared
    } else groups.push({ shared: text, texts: [text] })
  }
  return groups.map(({ shared, texts: all }) =>
    all.length === 1 ? shared : shared + all.map((text) => text.slice(shared.length).trim()).join('; '),
  )
}

/** Up to a space, so that no word is cut. */
function sharedStart(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return one.slice(0, one.lastIndexOf(' ', at) + 1)
}
