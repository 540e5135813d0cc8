import { FileFault } from './FileFault.ts'
import { goOn, type FileRows } from './FileRow.ts'
import { readCsvRows } from './readCsvRows.ts'
import { readXlsxRows } from './readXlsxRows.ts'

/** Reads a file by what it is, whatever its name says. */
export function readFileRows(bytes: Buffer, afterPiece = goOn): FileRows {
  if (bytes.length === 0) {
    throw new FileFault('file_is_empty', 'The file is empty.', 'Send a table with a line of headings.')
  }
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return readXlsxRows(bytes, afterPiece)
  if (bytes.subarray(0, 8).equals(oldWorkbook)) {
    throw new FileFault(
      'old_workbook',
      'This is a workbook of an old kind (.xls), or one that a password protects.',
      'Open it in the spreadsheet program and save it as .xlsx without a password, or as CSV.',
    )
  }
  return readCsvRows(bytes, afterPiece)
}

const oldWorkbook = Buffer.from('d0cf11e0a1b11ae1', 'hex')
