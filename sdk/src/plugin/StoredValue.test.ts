import { describe, expect, it } from 'vitest'
import { connectFakeHost } from '../testing/connectFakeHost.ts'
import { StoredValue } from './StoredValue.ts'

/** A host whose answers to storage.get come when they are told to. */
function lateHost() {
  const answers: ((value: unknown) => void)[] = []
  const fake = connectFakeHost({
    methods: { 'storage.get': () => new Promise((resolve) => answers.push(resolve)) },
  })
  const answer = (value: unknown) => answers.splice(0).forEach((resolve) => resolve(value))
  return { fake, answer }
}

describe('StoredValue', () => {
  it('is the one given until what was kept has come, and tells of it', async () => {
    const { answer, fake } = lateHost()
    const stored = new StoredValue('colour', 'teal')
    const told: string[] = []
    stored.subscribe(() => told.push(stored.get()))
    const read = stored.read()
    expect(stored.get()).toBe('teal')
    answer('ochre')
    await read
    await fake.settled()
    expect(told).toEqual(['ochre'])
  })

  it('keeps what was set while it was being read', async () => {
    const { answer, fake } = lateHost()
    const stored = new StoredValue('colour', 'teal')
    const read = stored.read()
    stored.set('plum')
    answer('ochre')
    await read
    await fake.settled()
    expect(stored.get()).toBe('plum')
    expect(fake.stored.get('colour')).toBe('plum')
  })

  it('keeps also a set that equals the first value', async () => {
    const { answer } = lateHost()
    const stored = new StoredValue('colour', 'teal')
    const read = stored.read()
    stored.set('teal')
    answer('ochre')
    await read
    expect(stored.get()).toBe('teal')
  })
})
