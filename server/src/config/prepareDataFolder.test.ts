import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/openDatabase.ts'
import { noteOfOpenFile, prepareDataFolder } from './prepareDataFolder.ts'

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

  it.skipIf(process.platform === 'win32')(
    'keeps the folder, and the database in it, to its own user',
    async () => {
      const modeOf = (path: string): number => statSync(path).mode & 0o777
      const own = join(folder, 'own')
      prepareDataFolder(own)
      expect(modeOf(own)).toBe(0o700)
      const file = join(own, 'msdat.sqlite')
      await (await openDatabase({ sqliteFile: file })).close()
      expect(modeOf(file)).toBe(0o600)
      expect(noteOfOpenFile(own, file)).toBeNull()
    },
  )

  it.skipIf(process.platform === 'win32')(
    'tells in one line of an older database that is open to others',
    () => {
      const open = join(folder, 'open')
      const file = join(open, 'msdat.sqlite')
      mkdirSync(open)
      chmodSync(open, 0o755)
      expect(noteOfOpenFile(open, file)).toBeNull()
      writeFileSync(file, '')
      chmodSync(file, 0o644)
      expect(noteOfOpenFile(open, file)).toMatch(/^Other users of this machine [^\n]+chmod 700 [^\n]+open$/)
      chmodSync(file, 0o600)
      expect(noteOfOpenFile(open, file)).toBeNull()
    },
  )
})
