import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CliFault, type Terminal } from '../Terminal.ts'
import { templateFiles } from '../template/templateFiles.ts'
import type { Wishes } from '../template/Wishes.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = { panel: flag, section: flag, name: text, author: text, email: text } as const

export async function createCommand(words: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const [folder] = positionals
  if (folder === undefined) throw new CliFault('Name the folder to make.')
  if (values.panel && values.section)
    throw new CliFault('Choose --panel or --section; one plugin can grow into both later.')
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CliFault(`${folder} is not empty.`)
  const id = idOf(basename(resolve(folder)))
  const wishes: Wishes = {
    id,
    name: values.name ?? titleOf(id),
    author: values.author ?? 'Your name',
    email: values.email ?? 'you@example.org',
    point: values.section ? 'section' : 'panel',
  }
  const files = templateFiles(wishes)
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  terminal.say(`${folder}\n${[...files.keys()].map((path) => `  ${path}`).join('\n')}`)
  terminal.say(`\nNext: npm run plugin -- dev ${folder}, and open src/ in your editor.`)
  return 0
}

function idOf(name: string): string {
  const id = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 50)
  if (id.length >= 3) return id
  throw new CliFault(`"${name}" makes no id of a plugin: use at least three letters.`)
}

function titleOf(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
