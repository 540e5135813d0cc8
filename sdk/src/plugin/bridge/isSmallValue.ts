/**
 * Whether the JSON of a value can have as few characters as that. A short message can hold an array without end, or one
 * object at thousands of places, so the walk stops where the characters are used up.
 */
export function isSmallValue(value: unknown, characters: number): boolean {
  let left = characters
  const rest: unknown[] = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    left -= sizeOf(next)
    if (left < 0) return false
    for (const inner of insideOf(next)) rest.push(inner)
  }
  return true
}

/** Found without a look at what lies inside; each item and name costs one, and bytes and letters are items too. */
function sizeOf(value: unknown): number {
  if (Array.isArray(value) || isText(value)) return value.length + 1
  if (ArrayBuffer.isView(value)) return value.byteLength + 1
  if (typeof value !== 'object' || value === null) return 1
  return Object.keys(value).reduce((sum, name) => sum + name.length + 1, 1)
}

/** Never more than sizeOf() has counted, which for a list means its items and not the names it may have besides. */
function insideOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  const isLeaf = typeof value !== 'object' || isText(value) || ArrayBuffer.isView(value)
  return isLeaf || value === null ? [] : Object.values(value)
}

/** A word may also come in an object, which then has a name for each letter. */
function isText(value: unknown): value is { length: number } {
  return Object.prototype.toString.call(value) === '[object String]'
}
