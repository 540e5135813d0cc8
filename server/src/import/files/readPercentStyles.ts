import { ZipFault } from '@msdat/sdk/toolchain/archive'
import type { WorkbookParts } from './WorkbookParts.ts'

const path = 'xl/styles.xml'
// The spreadsheet programs themselves allow about as many cell styles, and codes of 255 characters.
const mostFormats = 65_536
const longestCode = 1000
const builtInPercents = new Set([9, 10])

/** Numbers of the cell styles that show 0.573 as 57.3 %. */
export async function readPercentStyles(parts: WorkbookParts): Promise<ReadonlySet<number>> {
  if (!parts.has(path)) return new Set()
  const formatOfStyle: number[] = []
  const isPercent = new Map<number, boolean>()
  // Other sections have elements of the same names, for conditions and for named styles.
  let section = ''
  await parts.drain(path, {
    open: (name, attributes) => {
      const format = Number(attributes['numFmtId'] ?? 0)
      if (name === 'numFmts' || name === 'cellXfs') section = name
      else if (name === 'xf' && section === 'cellXfs') formatOfStyle.push(format)
      else if (name === 'numFmt' && section === 'numFmts') {
        isPercent.set(format, showsPercent(attributes['formatCode'] ?? ''))
      }
      if (formatOfStyle.length > mostFormats || isPercent.size > mostFormats)
        throw new ZipFault('too_large', 'it has too many cell formats')
    },
    close: (name) => {
      if (name === section) section = ''
    },
  })
  const styles = formatOfStyle.map((format, style) =>
    (isPercent.get(format) ?? builtInPercents.has(format)) ? style : -1,
  )
  return new Set(styles.filter((style) => style >= 0))
}

/** A percent sign in quotation marks, or after one of these marks, is shown as it is and multiplies nothing. */
const showsPercent = (code: string): boolean =>
  code
    .slice(0, longestCode)
    .replace(/"[^"]*"|[\\_*].|\[[^\]]*\]/g, '')
    .includes('%')

/** What the cell shows, for a number with such a style: 57.3% for 0.573. */
export function asShownPercent(content: string): string {
  const value = Number(content)
  if (content.trim() === '' || !Number.isFinite(value)) return content
  // 0.57 * 100 is 56.99999999999999 in binary; a spreadsheet itself keeps 15 digits.
  return `${Number((value * 100).toPrecision(15))}%`
}
