import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bucket } from '../../contracts/bridge.ts'
import { hostMethods } from '../../contracts/hostMethods.ts'
import { contributionPoints } from '../../contracts/contributionPoints.ts'
import { Manifest, permissionTexts } from '../../contracts/manifest.ts'
import type { SdkReference } from '../../contracts/sdkReference.ts'
import { Setting } from '../../contracts/settings.ts'
import { defaultAppearance, resolveTheme } from '../../theme/resolveTheme.ts'
import { readSurface } from './readSurface.ts'
import { fieldsOf, typeText } from './typeText.ts'

/** Everything there is to look up, made from what the product itself runs on. */
export function makeReference(sdkFolder: string): SdkReference {
  const { version } = JSON.parse(readFileSync(join(sdkFolder, 'package.json'), 'utf8')) as { version: string }
  return {
    version,
    methods: Object.entries(hostMethods).map(
      ([name, { summary, permission, input, output, cost, deadlineMs }]) => ({
        name,
        summary,
        permission,
        input: typeText(input),
        output: typeText(output),
        cost,
        deadlineMs,
      }),
    ),
    bucket,
    permissions: Object.entries(permissionTexts).map(([name, text]) => ({ name, text })),
    points: Object.entries(contributionPoints).map(([name, { what, schema }]) => ({
      name,
      what,
      fields: fieldsOf(schema),
    })),
    manifest: fieldsOf(Manifest).map((field) =>
      field.name === 'contributes' ? { ...field, type: 'Contribution[]' } : field,
    ),
    setting: fieldsOf(Setting),
    tokens: tokens(),
    modules: readSurface(join(sdkFolder, 'dist')),
    recipes: readRecipes(join(sdkFolder, 'recipes')),
  }
}

function tokens(): SdkReference['tokens'] {
  const valuesIn = (scheme: 'light' | 'dark') => resolveTheme({ ...defaultAppearance, scheme }).tokens
  const dark = valuesIn('dark')
  return Object.entries(valuesIn('light')).map(([name, light]) => ({
    name: `--${name}`,
    light,
    dark: dark[name] ?? light,
  }))
}

/** A recipe is a file that begins with a comment: its title, then what to know. */
function readRecipes(folder: string): SdkReference['recipes'] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const [head, comment = ''] = /^\/\*\*([\s\S]*?)\*\/\n/.exec(text) ?? ['']
      const [title = '', ...words] = comment
        .split('\n')
        .map((line) => line.replace(/^\s*\* ?/, '').trim())
        .filter((line) => line !== '')
      return {
        id: name.replace(/^\d+-|\.tsx$/g, ''),
        title,
        words: words.join(' '),
        code: text.slice(head.length).trim(),
      }
    })
}
