import { expect, it } from 'vitest'
import { savedFileBytes } from '@msdat/sdk/contracts/bridge'
import { safeFileName, saveFile } from './saveFile.ts'

it.each([
  ['values.csv', 'text/csv', 'values.csv'],
  ['Picture.PNG', 'image/png', 'Picture.PNG'],
  ['report.exe', 'application/pdf', 'report.exe.pdf'],
  ['page.html', 'text/plain', 'page.html.txt'],
  ['gnp\u202excod.exe', 'image/png', 'gnpxcod.exe.png'],
  ['.bashrc', 'text/plain', 'bashrc.txt'],
  ['. .', 'text/csv', 'file.csv'],
])('saves %j of the type %s as %j', (name, mediaType, saved) => {
  expect(safeFileName(name, mediaType)).toBe(saved)
})

it('refuses a file that is too large', () => {
  expect(() => saveFile('a.csv', 'text/csv', new Uint8Array(savedFileBytes + 1))).toThrow('50 MB')
})
