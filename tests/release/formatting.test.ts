import { expect, it } from 'vitest'
import { inProject, projectFolder } from '../support/project.ts'
import { runProcess } from '../support/runProcess.ts'

it('the whole project is formatted', async () => {
  const words = ['--check', '--log-level=warn', '.']
  const { code, output } = await runProcess(inProject('node_modules/.bin/prettier'), words, {
    cwd: projectFolder,
  })
  expect(code, output).toBe(0)
})
