import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CliFault, type Terminal } from '../Terminal.ts'
import { isWithinReach } from '../template/sdkHome.ts'
import { templateFiles } from '../template/templateFiles.ts'
import { templateNames } from '../template/templates.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const kinds = Object.fromEntries(templateNames.map((name) => [name, flag]))
const options = { ...kinds, name: text, author: text, email: text } as const

export async function createCommand(words: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const [folder] = positionals
  if (folder === undefined) throw new CliFault('Name the folder to make.')
  const asked = templateNames.filter((name) => name in values)
  if (asked.length > 1)
    throw new CliFault(
      `Choose one of ${asked.map((name) => `--${name}`).join(' and ')}; one plugin can hold several later.`,
    )
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CliFault(`${folder} is not empty.`)
  const id = idOf(basename(resolve(folder)))
  const files = templateFiles({
    id,
    name: values.name ?? titleOf(id),
    author: values.author ?? 'Your name',
    email: values.email ?? 'you@example.org',
    template: asked[0] ?? 'panel',
    folder: resolve(folder),
  })
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  terminal.say(`${folder}\n${[...files.keys()].map((path) => `  ${path}`).join('\n')}`)
  const install = isWithinReach(resolve(folder)) ? '' : 'npm install\n  '
  terminal.say(`\nNext:\n  cd ${folder}\n  ${install}npx msdat-plugin dev .\n  npm test`)
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
