import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { makeTar } from './makeTar.ts'
import { packSdk } from './packSdk.ts'

const sdkFolder = fileURLToPath(new URL('../../../', import.meta.url))

it('packs the same bytes each time, without tests, maps and paths of the project', async () => {
  const [first, second] = [await packSdk(sdkFolder), await packSdk(sdkFolder)]
  expect(second.facts).toEqual(first.facts)
  const tar = gunzipSync(first.content)
  const names = execFileSync('tar', ['-t'], { input: tar, encoding: 'utf8' }).trim().split('\n')
  expect(names).toContain('package/bin/msdat-plugin.mjs')
  expect(names).toContain('package/templates/panel/src/Trend.test.tsx')
  expect(names.filter((name) => /^package\/dist\/.*(\.test\.|\.map$)/.test(name))).toEqual([])
  expect(tar.includes('\n//# sourceMappingURL=')).toBe(false)
  expect(tar.includes('"workspace:')).toBe(false)
  expect(tar.includes(sdkFolder)).toBe(false)
})

it('splits a path that is too long for one field, and refuses one that is for both', () => {
  const path = `${'folder/'.repeat(18)}${'f'.repeat(40)}.ts`
  const names = execFileSync('tar', ['-t'], { input: makeTar(new Map([[path, Buffer.from('a')]])) })
  expect(names.toString().trim()).toBe(path)
  expect(() => makeTar(new Map([['f'.repeat(101), Buffer.from('a')]]))).toThrow('too long')
})
