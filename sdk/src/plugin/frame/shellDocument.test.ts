import { describe, expect, it } from 'vitest'
import { shellDocument, shellScript } from './assets.ts'

describe('the document of a frame', () => {
  it('is loaded anew for each frame, so it is kept small', async () => {
    const nonce = 'n'.repeat(24)
    const bytes = Buffer.byteLength(shellDocument(await shellScript(), nonce))
    // `npm run bench` measures the same bound on the wire.
    expect(bytes).toBeLessThanOrEqual(8_000)
  })
})
