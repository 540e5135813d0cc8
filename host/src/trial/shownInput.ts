import { isSmallValue } from '@msdat/sdk/plugin/bridge/isSmallValue'

const mostCharacters = 2_000
const mostShown = 300

/** A call's arguments as one short line. They come from a frame, so nothing is read further than a bound. */
export function shownInput(input: unknown): string {
  if (input === undefined) return ''
  if (!isSmallValue(input, mostCharacters)) return '(too large to show)'
  try {
    const text = JSON.stringify(input, namedBytes) ?? ''
    return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
  } catch {
    return '(cannot be shown)'
  }
}

function namedBytes(_: string, value: unknown): unknown {
  return ArrayBuffer.isView(value) ? `${value.byteLength} bytes` : value
}
