import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'

const closed = { additionalProperties: false } as const

export const Health = Type.Object({ status: Type.Literal('ok') }, closed)
export type Health = Type.Static<typeof Health>

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health/',
  access: 'public',
  summary: 'Whether the process is alive.',
  output: Health,
})
export const getReady = endpoint({
  method: 'GET',
  path: '/api/ready/',
  access: 'public',
  summary: 'Whether the process can serve: 503 while it starts or its database does not answer.',
  output: Health,
})
