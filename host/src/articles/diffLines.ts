export interface DiffLine {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** What became of the lines of a text, by the longest lines in common. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const common = commonLengths(old, now)
  const lines: DiffLine[] = []
  let [at, to] = [0, 0]
  while (at < old.length || to < now.length) {
    if (at < old.length && to < now.length && old[at] === now[to]) {
      lines.push({ kind: 'same', text: old[at] ?? '' })
      at += 1
      to += 1
    } else if (
      to >= now.length ||
      (at < old.length && lengthAt(common, at + 1, to) >= lengthAt(common, at, to + 1))
    ) {
      lines.push({ kind: 'removed', text: old[at] ?? '' })
      at += 1
    } else {
      lines.push({ kind: 'added', text: now[to] ?? '' })
      to += 1
    }
  }
  return lines
}

/** How many lines the rests of the two texts have in common, by where the rests begin. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0))
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const row = lengths[at]
      if (!row) continue
      row[to] =
        old[at] === now[to]
          ? lengthAt(lengths, at + 1, to + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, to), lengthAt(lengths, at, to + 1))
    }
  }
  return lengths
}

const lengthAt = (lengths: readonly number[][], at: number, to: number): number => lengths[at]?.[to] ?? 0
