import { expect, it } from 'vitest'
import { manifestSchemaText } from './manifestSchema.fixture.ts'

// "npx vitest run -u sdk/src/toolchain/cli/manifestSchema.test.ts" writes the file anew.
it('manifest.schema.json is the schema of the contract', async () => {
  await expect(manifestSchemaText()).toMatchFileSnapshot('../../../manifest.schema.json')
})
