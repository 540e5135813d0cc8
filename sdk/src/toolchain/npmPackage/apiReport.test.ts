import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { validate } from '../../contracts/validate/node.ts'
import { SdkReference } from '../../contracts/sdkReference.ts'
import { makeReference } from './makeReference.ts'
import { reportText } from './reportText.fixture.ts'

const reference = makeReference(fileURLToPath(new URL('../../../', import.meta.url)))

// "npm run build", then "npx vitest run -u --project unit sdk/src/toolchain/npmPackage/apiReport.test.ts" writes the file anew.
it('api-report.md is the surface of the SDK as it was built', async () => {
  await expect(reportText(reference)).toMatchFileSnapshot('../../../api-report.md')
})

it('the reference has words and a declaration for what can be imported', () => {
  expect(validate(SdkReference, reference)).toMatchObject({ ok: true })
  const kit = reference.modules.find(({ specifier }) => specifier === '@msdat/sdk/kit')
  const headline = kit?.entries.find(({ name }) => name === 'HeadlineFigure')
  expect(headline).toMatchObject({ kind: 'part', words: expect.stringContaining('one large numeral') })
  // The props are not exported, and yet nobody could use the part without them.
  expect(headline?.code).toContain('Whose and when: a figure without these is not to be quoted.')
  const names = reference.modules.flatMap(({ entries }) => entries)
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter(({ code }) => /^export \w+$/.test(code))).toEqual([])
})

it('the reference tells of each method what goes in, what comes out and what it costs', () => {
  const query = reference.methods.find(({ name }) => name === 'data.query')
  expect(query).toMatchObject({ permission: 'data:read', cost: 2 })
  expect(query?.input).toContain('indicators?: number[]')
  expect(query?.output).toContain('value: Float64Array')
})
