import * as Type from 'typebox'
import { expect, test } from 'vitest'
import { AppError } from '@msdat/sdk/contracts/problem'
import { memoryKeep } from '../services/memoryKeep.fixture.ts'
import { FormDraft } from './FormDraft.ts'
import { FormStore, type FormOptions } from './FormStore.ts'

const body = Type.Object(
  {
    name: Type.String({ minLength: 3, maxLength: 20 }),
    email: Type.String({ pattern: '^.+@.+$', description: 'An e-mail address.' }),
    age: Type.Optional(Type.Integer({ minimum: 18 })),
    colour: Type.Optional(Type.Enum(['red', 'blue'])),
    tags: Type.Optional(Type.Array(Type.String())),
    note: Type.Optional(Type.Union([Type.String({ minLength: 2 }), Type.Null()])),
    updated_at: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
const fields = {
  name: { label: 'Name' },
  email: {
    label: 'E-mail',
    fault: { missing: 'An address is needed', wrong: 'Please enter a valid email address' },
  },
  age: { label: 'Age' },
  colour: { label: 'Colour' },
  tags: { label: 'Tags', choices: [{ value: 'a', label: 'A' }] },
  note: { label: 'Note' },
  again: { label: 'Name again', kind: 'text', schema: Type.String() },
} as const

function begin(more: Partial<FormOptions<typeof body>> = {}) {
  const sent: unknown[] = []
  const form = new FormStore({ body, fields, send: async (given) => void sent.push(given), ...more })
  return { form, sent }
}
function fill(form: FormStore): FormStore {
  for (const [name, value] of Object.entries({ name: ' Amina ', email: 'a@b.org', again: 'Amina' }))
    form.set(name, value)
  return form
}
const refuse = (problem: AppError) => () => Promise.reject(problem)

test('what is missing or wrong is said in the words of the field, and nothing is sent', async () => {
  const { form, sent } = begin()
  form.set('name', 'Al')
  form.set('age', '17')
  expect(await form.submit()).toBe(false)
  expect(form.faults).toEqual({
    name: 'Name must have at least 3 characters',
    email: 'An address is needed',
    age: 'Age must be 18 or more',
    again: 'Name again is required',
  })
  form.set('email', 'nobody')
  form.set('age', '18')
  expect(form.faults).toMatchObject({ email: 'Please enter a valid email address' })
  expect(form.faults).not.toHaveProperty('age')
  expect(sent).toEqual([])
})

test('a field is judged when it is left, but not while it is still empty', () => {
  const { form } = begin()
  form.leave('name')
  expect(form.faults).toEqual({})
  form.set('name', 'Al')
  expect(form.faults).toEqual({})
  form.leave('name')
  expect(Object.keys(form.faults)).toEqual(['name'])
})

test('what is sent are the fields of the contract, trimmed, numbers as numbers, empty ones left out', async () => {
  const { form, sent } = begin({ initial: { updated_at: 'today' } })
  fill(form)
  form.set('age', '18')
  form.set('colour', 'red')
  form.set('tags', ['a'])
  expect(await form.submit()).toBe(true)
  expect(sent).toEqual([
    { name: 'Amina', email: 'a@b.org', age: 18, colour: 'red', tags: ['a'], updated_at: 'today' },
  ])
  expect(form).toMatchObject({ state: { status: 'saved' }, isChanged: false })
  form.set('note', 'Words')
  await form.submit()
  form.set('note', '')
  await form.submit()
  expect(sent.slice(1)).toMatchObject([{ note: 'Words' }, { note: null }])
})

test('a sending that the person stops leaves the form as it was filled in', async () => {
  const { form } = begin({ send: () => Promise.reject(new DOMException('Stopped.', 'AbortError')) })
  expect(await fill(form).submit()).toBe(false)
  expect(form).toMatchObject({ state: { status: 'idle' }, message: null, isChanged: true })
})

test('a second press while the first is on its way sends nothing, and changes nothing', async () => {
  let answer = (): void => {}
  let count = 0
  const { form } = begin({
    send: () => {
      count += 1
      return new Promise<void>((resolve) => (answer = resolve))
    },
  })
  const first = fill(form).submit()
  expect(await form.submit()).toBe(false)
  form.set('name', 'Other')
  answer()
  expect(await first).toBe(true)
  expect([count, form.values['name']]).toEqual([1, ' Amina '])
})

test("the server's faults stand beside their fields; what belongs to none is said of the whole form", async () => {
  const { form } = begin({
    send: refuse(new AppError('invalid_input', 'Corrected, please.', { email: ['is taken'] })),
  })
  expect(await fill(form).submit()).toBe(false)
  expect(form).toMatchObject({
    faults: { email: 'E-mail is taken' },
    message: null,
    state: { status: 'failed' },
  })
  const { form: other } = begin({ send: refuse(new AppError('unavailable', 'No connection.')) })
  await fill(other).submit()
  expect(other).toMatchObject({ faults: {}, message: 'No connection.' })
  const { form: own } = begin({
    send: refuse(new AppError('unavailable', 'No connection.')),
    texts: { failed: 'Try later.', invalid: 'Fill in all.' },
  })
  await own.submit()
  expect(own.message).toBe('Fill in all.')
  await fill(own).submit()
  expect(own.message).toBe('Try later.')
})

test('what somebody else has saved is shown, and either of the two is taken', async () => {
  const theirs = { name: 'Bola', email: 'b@b.org', updated_at: 'later' }
  const sent: object[] = []
  const make = () =>
    new FormStore({
      body,
      fields,
      initial: { updated_at: 'today', again: 'x' },
      send: async (given: { updated_at?: string }) => {
        if (given.updated_at === 'today') throw new AppError('conflict', 'Somebody was faster.')
        sent.push(given)
      },
      readTheirs: async () => theirs,
    })
  const mine = fill(make())
  await mine.submit()
  expect(mine.state).toMatchObject({ status: 'conflict', theirs })
  expect(await mine.keepMine()).toBe(true)
  expect(sent).toMatchObject([{ name: 'Amina', updated_at: 'later' }])
  const other = fill(make())
  await other.submit()
  other.takeTheirs()
  expect(other).toMatchObject({ values: theirs, isChanged: false, state: { status: 'idle' } })
})

test('what was typed is kept until it is sent, without passwords', async () => {
  const keep = memoryKeep()
  const draft = () => new FormDraft('test', keep)
  const withPassword = {
    ...fields,
    again: { label: 'Password', kind: 'password', schema: Type.String() },
  } as const
  const { form } = begin({ draft: draft(), fields: withPassword })
  fill(form)
  const { form: later } = begin({ draft: draft(), fields: withPassword })
  expect(later).toMatchObject({ isRestored: true, values: { name: ' Amina ', again: '' } })
  later.set('again', 'Amina')
  expect(await later.submit()).toBe(true)
  expect(begin({ draft: draft() }).form.isRestored).toBe(false)
})

test('a message that was sent leaves its fields as they were at first, with who writes in them', async () => {
  const { form, sent } = begin({ clearsWhenSent: true })
  form.fillIn({ name: 'Amina', email: 'a@b.org', phone: 'no field' })
  expect(form.isChanged).toBe(false)
  form.set('again', 'Amina')
  form.set('note', 'A question')
  expect(await form.submit()).toBe(true)
  expect(sent).toEqual([expect.objectContaining({ name: 'Amina', email: 'a@b.org', note: 'A question' })])
  expect(form.values).toMatchObject({ name: 'Amina', email: 'a@b.org', note: '', again: '' })
  expect(form.values).not.toHaveProperty('phone')
  expect([form.isSaved, form.isChanged]).toEqual([true, false])
})

test('what is known of the person does not replace what was typed', () => {
  const { form } = begin()
  form.set('name', 'Bola')
  form.fillIn({ name: 'Amina', email: 'a@b.org' })
  expect(form.values).toMatchObject({ name: 'Bola', email: 'a@b.org' })
})
