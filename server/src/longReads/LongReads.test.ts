import { expect, it } from 'vitest'
import { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { besideDialect } from './besideDialect.ts'
import { LongReads } from './LongReads.ts'

const nothing = new Kysely<DataTables>({ dialect: besideDialect(() => Promise.resolve([])) })

it('answers two of a network at once and six in all, and refuses more with what to do', async () => {
  const reads = new LongReads(() => nothing)
  const ends: (() => void)[] = []
  const ask = (address: string) =>
    reads.run({ address }, () => new Promise<string>((resolve) => ends.push(() => resolve('read'))))
  const refusal = { code: 'unavailable', message: expect.stringContaining('try again') as string }

  const first = ['10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.2'].map(ask)
  await expect(ask('10.0.0.1')).rejects.toMatchObject(refusal)
  const others = ['10.0.0.3', '10.0.0.4'].map(ask)
  await expect(ask('10.0.0.5')).rejects.toMatchObject(refusal)

  await expect.poll(() => ends).toHaveLength(6)
  for (const end of ends) end()
  expect(await Promise.all([...first, ...others])).toEqual(Array(6).fill('read'))
  const again = ask('10.0.0.5')
  await expect.poll(() => ends).toHaveLength(7)
  ends.at(-1)?.()
  expect(await again).toBe('read')
})

it('gives each network a database of its own', () => {
  const asked: string[] = []
  const reads = new LongReads((network) => {
    asked.push(network)
    return nothing
  })
  reads.of({ address: '10.0.0.1' })
  reads.of({ address: '2001:db8:0:ff::1' })
  reads.of(null)
  expect(asked).toEqual(['10.0.0.1', '2001:db8::/56', 'everybody'])
})
