import * as Type from 'typebox'
import { describe, expect, it } from 'vitest'
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
})
