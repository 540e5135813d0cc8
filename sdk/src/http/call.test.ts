import * as Type from 'typebox'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endpoint } from '../contracts/endpoint.ts'
import { call } from './call.ts'

const readPlace = endpoint({
  method: 'GET',
  path: '/api/places/:id/',
  access: 'public',
  summary: 'A place.',
  params: Type.Object({ id: Type.Integer() }),
  output: Type.Object({ id: Type.Integer(), name: Type.String() }),
})

const answered = (body: string, status = 200) =>
  call(readPlace, { id: 1 }, { fetch: () => Promise.resolve(new Response(body, { status })) })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('call', () => {
  it('answers what the contract describes', async () => {
    await expect(answered('{"id":1,"name":"Kano"}')).resolves.toEqual({ id: 1, name: 'Kano' })
  })

  it.each(['<html>Sign in to the hotel</html>', '', '{"id":1,"na', 'null', '[]', '{"id":"1","name":"Kano"}'])(
    'fails where a success carries %j',
    async (body) => {
      await expect(answered(body)).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringMatching(
          /^Unexpected API response format: the answer did not come from this site/,
        ) as string,
      })
    },
  )

  it("throws the server's problem, and says so where there is none", async () => {
    await expect(answered('{"code":"not_found","message":"No."}', 404)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(answered('<html>', 502)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The server cannot answer at the moment. Please try again in a minute.',
    })
  })

  it('gives up a data request after 30 seconds, not before', async () => {
    vi.useFakeTimers()
    // Fake timers leave the browser's own deadline as it is.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), ms)
      return controller.signal
    })
    const ended = vi.fn<(error: unknown) => void>()
    void call(
      readPlace,
      { id: 1 },
      {
        fetch: (_, { signal }) =>
          new Promise((_resolve, reject) =>
            signal?.addEventListener('abort', () => reject(new Error('Aborted.'))),
          ),
      },
    ).catch(ended)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'timed_out' }))
  })
})
