const mostItems = 8
const mostDepth = 3
const longestText = 40
const longest = 200

/** A value that a frame has sent, as a short line: only its beginning is looked at, however much it holds. */
export function trimmedText(value: unknown): string {
  const text = textOf(value, mostDepth)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function textOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(cut(value, longestText))
  // The decimals of two megabytes of it take half a minute.
  if (typeof value === 'bigint') return 'a BigInt'
  if (typeof value !== 'object' || value === null)
    return value === undefined ? '' : cut(String(value), longestText)
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`
  if (depth === 0) return '…'
  return Array.isArray(value) ? listText(value, depth - 1) : objectText(value, depth - 1)
}

function listText(list: readonly unknown[], depth: number): string {
  const items = list.slice(0, mostItems).map((item) => textOf(item, depth))
  if (list.length > mostItems) items.push(`… ${list.length} in all`)
  return `[${items.join(', ')}]`
}

function objectText(object: object, depth: number): string {
  const names = Object.keys(object)
  const fields = names
    .slice(0, mostItems)
    .map((name) => `${cut(name, longestText)}: ${textOf(Reflect.get(object, name), depth)}`)
  if (names.length > mostItems) fields.push('…')
  return names.length === 0 ? '' : `{ ${fields.join(', ')} }`
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text)
