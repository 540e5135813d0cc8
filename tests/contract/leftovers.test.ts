import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inProject } from '../support/project.ts'
import { runProcess } from '../support/runProcess.ts'

const folder = mkdtempSync(join(tmpdir(), 'msdat-leftovers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
}

it('removes what was compiled from a source that is gone, and nothing else', async () => {
  write('src/contracts/data.ts', 'src/kit/Card.tsx')
  write('dist/contracts/data.js', 'dist/contracts/data.d.ts', 'dist/kit/Card.js', 'dist/kit/Card.d.ts')
  write('dist/contracts/gone.js', 'dist/contracts/gone.js.map', 'dist/contracts/gone.d.ts')
  write('dist/frame/bundle.js')
  const program = `import { removeLeftovers } from ${JSON.stringify(inProject('server/bin/removeLeftovers.mjs'))}
    removeLeftovers(${JSON.stringify(folder)})`
  await runProcess(process.execPath, ['--input-type=module', '-e', program])
  const isThere = (path: string): boolean => existsSync(join(folder, 'dist', path))
  expect(['contracts/data.js', 'contracts/data.d.ts', 'kit/Card.js', 'frame/bundle.js'].map(isThere)).toEqual(
    Array(4).fill(true),
  )
  expect(['contracts/gone.js', 'contracts/gone.js.map', 'contracts/gone.d.ts'].map(isThere)).toEqual(
    Array(3).fill(false),
  )
})
