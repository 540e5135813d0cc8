import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPackageFacts, schemaPath, sdkSource, usualPlatform } from './sdkHome.ts'
import { templates, type TemplateName } from './templates.ts'

/** What an author says about a new plugin. */
export interface NewPlugin {
  id: string
  name: string
  author: string
  email: string
  template: TemplateName
  /** Where it will stand. */
  folder: string
}

const templateFolder = fileURLToPath(new URL('../../../../templates/', import.meta.url))
// npm leaves a file named .gitignore out of a package.
const renamed: Record<string, string> = { gitignore: '.gitignore' }

/** The files of a small plugin that passes every check, by path. */
export function templateFiles(plugin: NewPlugin): Map<string, string> {
  const files = new Map([...readFolder('shared'), ...readFolder(plugin.template)])
  files.set('manifest.json', manifestText(files.get('manifest.json') ?? '', plugin))
  files.set('README.md', readmeText(files.get('README.md') ?? '', plugin))
  files.set('package.json', packageText(plugin))
  return files
}

function readFolder(name: string): [path: string, text: string][] {
  const root = join(templateFolder, name)
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): [string, string] => {
      const path = file.slice(root.length + 1).replaceAll('\\', '/')
      return [renamed[path] ?? path, readFileSync(file, 'utf8')]
    })
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

function manifestText(text: string, { id, name, author, email, folder }: NewPlugin): string {
  const manifest = JSON.parse(text) as { contributes: object[] }
  const changed = {
    ...manifest,
    $schema: schemaPath(folder),
    id,
    name,
    author: { name: author, email },
    contributes: manifest.contributes.map((contribution) => ({ ...contribution, title: name })),
  }
  return `${JSON.stringify(changed, null, 2)}\n`
}

function readmeText(text: string, { name, template }: NewPlugin): string {
  const { place, after, view, calculation } = templates[template]
  const words: Record<string, string> = { name, place, after, view, calculation, host: usualPlatform() }
  return text.replaceAll(/\{\{(\w+)\}\}/g, (marker, word: string) => words[word] ?? marker)
}

function packageText({ id }: NewPlugin): string {
  const { vitest = '*' } = readPackageFacts().peerDependencies
  const manifest = {
    name: id,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { test: 'vitest run', check: 'msdat-plugin check .', pack: 'msdat-plugin pack .' },
    devDependencies: { '@msdat/sdk': sdkSource(), vitest },
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
