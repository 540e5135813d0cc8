import { mostPlaces } from '../../contracts/faults.ts'

/** A fault's text in its parts: what was said, and where in the bundle it came about. */
interface Stack {
  message: string
  places: { line: number; column: number }[]
}

const longestMessage = 500

/** A call as Chromium writes it, "    at View (plugin:1:234)", or Firefox and Safari, "View@plugin:1:234". */
const call = /^(?:\s{1,8}at |[^\s@]{0,200}@.{1,300}:\d{1,7}:\d{1,9}$)/
/** The frame calls the plugin's own module by this name; see entrySpecifier of the host. */
const place = /[\s(@]plugin:(\d{1,7}):(\d{1,9})\)?$/

/** Takes a fault's text apart. It may be anyone's: what is no stack is left as it is, and little of it is kept. */
export function readStack(text: string): Stack {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => call.test(line))
  if (first === -1) return { message: text.slice(0, longestMessage), places: [] }
  const places = lines.slice(first).flatMap((line) => {
    const [, row, column] = (call.test(line) && place.exec(line)) || []
    return row && column && Number(row) > 0 && Number(column) > 0
      ? [{ line: Number(row), column: Number(column) }]
      : []
  })
  const said = lines.slice(0, first).join('\n') || text
  return { message: said.slice(0, longestMessage), places: places.slice(0, mostPlaces) }
}
