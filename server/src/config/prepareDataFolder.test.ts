import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { prepareDataFolder } from './prepareDataFolder.ts'

const folder = mkdtempSync(join(tmpdir(), 'msdat-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('prepareDataFolder', () => {
  it('makes the folder with all folders above it, and is content with one that is there', () => {
    const deep = join(folder, 'a', 'b', 'c')
    prepareDataFolder(deep)
    prepareDataFolder(deep)
    expect(existsSync(deep)).toBe(true)
  })

  it('says in one line what to do where it cannot be made', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(() => prepareDataFolder(join(file, 'data'))).toThrow(
      /^The data folder [^\n]* cannot be written \(ENOTDIR\)\.[^\n]*$/,
    )
  })

  it.runIf(existsSync('/proc/self'))('ends also where the system makes no folders', () => {
    expect(() => prepareDataFolder('/proc/msdat/data')).toThrow(/MSDAT_DATA_DIR/)
  })
})
