import type { Message } from 'esbuild'
import { expect, it } from 'vitest'
import { toFault } from './toFault.ts'

const message = (file: string): Message => ({
  id: '',
  pluginName: '',
  text: 'Expected ";" but found "root:x:0:0"',
  location: { file, namespace: '', line: 3, column: 0, length: 1, lineText: 'root:x:0:0', suggestion: '' },
  notes: [],
  detail: undefined,
})

it('A message about a file of the plugin is told with its place', () => {
  expect(toFault(message('plugin:src/main.ts'))).toMatchObject({ file: 'src/main.ts', line: 3 })
})

it.each(['etc/passwd', '../../etc/passwd', 'file:plugin:etc/passwd'])(
  'A message about %s is told without a word of it',
  (file) => {
    expect(JSON.stringify(toFault(message(file)))).not.toMatch(/root|passwd/)
  },
)

it('A message without a place is not quoted, unless it is our own', () => {
  const bare = { ...message(''), location: null }
  expect(toFault(bare).detail).not.toContain('root')
  expect(toFault({ ...bare, pluginName: 'only-files-of-the-plugin' }).detail).toContain('root')
})
