import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inProject, projectFolder } from '../support/project.ts'
import { runProcess, type Finished } from '../support/runProcess.ts'

const runTool = (name: string, args: string[]): Promise<Finished> =>
  runProcess(inProject(`node_modules/.bin/${name}`), args, { cwd: projectFolder })

/** Breaks one rule of each kind. */
const badComponent = `
import { useEffect, useState } from 'react'
export  default function BadComponent({ isShown, name }: { isShown: boolean; name: any }) {
  const [greeting, setGreeting] = useState('')
  useEffect(() => setGreeting('Hello ' + name), [])
  if (!isShown) return null
  const [count] = useState(0)
  return <p><img src="a.png" />{greeting} {count}</p>
}`

// Each reads every file, which takes a minute where the machine has other work.
describe('the whole project', { timeout: 240_000 }, () => {
  it('has nothing for the linter to say', async () => {
    const { code, output } = await runTool('oxlint', ['--deny-warnings', '--format=unix'])
    expect(code, output).toBe(0)
  })

  it('has no dead file, export or dependency', async () => {
    const { code, output } = await runTool('knip', ['--no-progress'])
    expect(code, output).toBe(0)
  })

  it('is read by a linter that knows hooks, labels for everyone, types and exports', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'msdat-lint-'))
    const sample = join(folder, 'BadComponent.tsx')
    writeFileSync(sample, badComponent)
    const { output } = await runTool('oxlint', ['-c', inProject('.oxlintrc.json'), '--format=unix', sample])
    rmSync(folder, { recursive: true })
    for (const rule of [
      'rules-of-hooks',
      'exhaustive-deps',
      'alt-text',
      'no-explicit-any',
      'no-default-export',
    ]) {
      expect(output).toContain(rule)
    }
  })
})
