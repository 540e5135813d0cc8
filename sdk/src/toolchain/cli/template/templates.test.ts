import { describe, expect, it } from 'vitest'
import { belongsInPack, packPlugin } from '../../archive/packPlugin.ts'
import { checkPlugin } from '../../checks/checkPlugin.ts'
import { usualPlatform } from './sdkHome.ts'
import { templateFiles } from './templateFiles.ts'
import { templateNames, templates } from './templates.ts'

const made = (template: (typeof templateNames)[number]): Map<string, string> =>
  templateFiles({
    id: 'river-levels',
    name: 'River levels',
    author: 'Amina Bello',
    email: 'amina@example.org',
    template,
    folder: '/somewhere/river-levels',
  })

// Their own tests run with all others; here each is checked and built as a zip that was handed in.
describe.each(templateNames)('the template %s', (name) => {
  it('passes every check without a finding', async () => {
    const packed = new Map([...made(name)].filter(([path]) => belongsInPack(path)))
    const checked = await checkPlugin(await packPlugin(packed))
    expect(checked.findings).toEqual([])
    expect(checked.bundleBytes).toBeGreaterThan(1000)
    expect(checked.manifest).toMatchObject({ id: 'river-levels', author: { name: 'Amina Bello' } })
  })

  it('has a test, a place where that is found, and a README without gaps', () => {
    const files = made(name)
    const { view, calculation } = templates[name]
    for (const path of [
      `src/${view}.tsx`,
      `src/${view}.test.tsx`,
      `src/${calculation}.ts`,
      'vitest.config.ts',
    ])
      expect([...files.keys()]).toContain(path)
    expect(files.get('README.md')).not.toContain('{{')
    expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({ scripts: { test: 'vitest run' } })
  })
})

it('the platform of a plugin is the one that its SDK came from; in a clone, the one that npm start serves', () => {
  expect(usualPlatform('https://msdat.example.org/sdk/msdat-sdk-1.0.0.tgz')).toBe('https://msdat.example.org')
  expect(usualPlatform('^1.0.0')).toBe('http://localhost:4300')
})
