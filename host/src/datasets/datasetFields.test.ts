import { expect, test } from 'vitest'
import { fileFault } from './datasetFields.ts'

test('a file that is no sheet, or too large, is told before it is sent', () => {
  expect(fileFault(null)).toEqual({})
  expect(fileFault(new File(['a,b'], 'a.CSV'))).toEqual({})
  expect(fileFault(new File(['x'], 'a.pdf'))).toEqual({ file: 'Choose a CSV or XLSX file.' })
  const large = new File(['x'], 'a.xlsx')
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })
  expect(fileFault(large)).toEqual({ file: 'The file may have up to 10 MB.' })
})
