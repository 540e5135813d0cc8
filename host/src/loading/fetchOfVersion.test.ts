import { expect, it, vi } from 'vitest'
import { fetchOfVersion } from './fetchOfVersion.ts'

const answerOf = (version: string, text: string) =>
  new Response(text, { headers: { etag: `W/"${version}-digest"` } })

/** A browser that holds one answer, and a server that has another. */
function browserWith(held: Response, fresh: Response) {
  return vi.fn<(address: string, request: RequestInit) => Promise<Response>>(async (_address, { cache }) =>
    cache === 'force-cache' ? held : fresh,
  )
}

it('takes what the browser holds of the version that is shown, and asks no one', async () => {
  const browser = browserWith(answerOf('v1', 'held'), answerOf('v1', 'fresh'))
  const answer = await fetchOfVersion(() => 'v1', browser)('/api/data/', {})
  expect(await answer.text()).toBe('held')
  expect(browser).toHaveBeenCalledTimes(1)
})

it('asks the server where the browser holds another version, or one that does not say', async () => {
  for (const held of [answerOf('v1', 'held'), new Response('held')]) {
    const answer = await fetchOfVersion(() => 'v2', browserWith(held, answerOf('v2', 'fresh')))(
      '/api/data/',
      {},
    )
    expect(await answer.text()).toBe('fresh')
  }
})

it('asks the server while no version is known', async () => {
  const browser = browserWith(answerOf('v1', 'held'), answerOf('v1', 'fresh'))
  expect(await (await fetchOfVersion(() => null, browser)('/api/data/', {})).text()).toBe('fresh')
})
