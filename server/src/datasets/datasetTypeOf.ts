const zipMark = Buffer.from('PK\x03\x04')
/** The part of an XLSX file that every other zip lacks. */
const workbook = 'xl/workbook.xml'
const headBytes = 4096

/**
 * The kind of a file by its bytes, whatever it is called: a workbook, or text with a delimiter in its first line. Null
 * for anything else, such as a PDF, a picture or a page.
 */
export function datasetTypeOf(bytes: Buffer): 'csv' | 'xlsx' | null {
  if (bytes.subarray(0, 4).equals(zipMark)) return bytes.includes(workbook) ? 'xlsx' : null
  const head = bytes.subarray(0, headBytes)
  if (bytes.length === 0 || head.includes(0)) return null
  const [first = ''] = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  return /[,;\t]/.test(first) && !/^\s*(<|%PDF|\{|\[)/.test(first) ? 'csv' : null
}
