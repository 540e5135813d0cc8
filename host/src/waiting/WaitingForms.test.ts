import { expect, test } from 'vitest'
import * as Type from 'typebox'
import { AppError } from '@msdat/sdk/contracts/problem'
import { FormStore } from '../forms/FormStore.ts'
import { memoryKeep } from '../services/memoryKeep.fixture.ts'
import { WaitingForms, type WaitingForm, type WaitingParts } from './WaitingForms.ts'

const keep = memoryKeep
function begin(more: Partial<WaitingParts> = {}) {
  const state = { isOffline: true, sent: [] as WaitingForm[], told: [] as (string | null)[] }
  const forms = new WaitingForms({
    keep: keep(),
    isOffline: () => state.isOffline,
    send: async (form) => void state.sent.push(form),
    tell: (_, problem) => void state.told.push(problem?.code ?? null),
    ...more,
  })
  return { forms, state }
}
const body = Type.Object({ name: Type.String({ minLength: 3 }) }, { additionalProperties: false })
function formOver(forms: WaitingForms, fields: object = { name: { label: 'Name' } }) {
  const sent: unknown[] = []
  const form = new FormStore({
    body,
    fields: fields as { name: { label: string } },
    send: async (given) => void sent.push(given),
    waits: { key: 'contact', kind: 'contact', forms, toInput: (given) => ({ page: '/about', ...given }) },
  })
  form.set('name', 'Amina')
  return { form, sent }
}

test('what is sent offline waits over a reload, and goes once when the connection is back', async () => {
  const memory = keep()
  const { forms } = begin({ keep: memory })
  const { form, sent } = formOver(forms)
  expect(await form.submit()).toBe(false)
  expect(form.waiting).toMatchObject({ input: { page: '/about', name: 'Amina' }, problem: null })
  expect(form.isSaved).toBe(false)
  const later = begin({ keep: memory })
  await later.forms.sendAll()
  expect(later.state.sent).toEqual([])
  later.state.isOffline = false
  await Promise.all([later.forms.sendAll(), later.forms.sendAll()])
  await later.forms.sendAll()
  expect(later.state.sent).toHaveLength(1)
  expect([later.state.told, later.forms.forms, sent]).toEqual([[null], [], []])
  forms.refresh()
  expect(form.isSaved).toBe(true)
})

test('a server that is away is tried again with the same key; one that has it already is enough', async () => {
  const answers = [new AppError('unavailable', 'Away.'), new AppError('conflict', 'Received before.')]
  const ids: string[] = []
  const { forms, state } = begin({
    send: ({ id }) => {
      ids.push(id)
      return Promise.reject(answers.shift())
    },
  })
  forms.put({ key: 'contact', kind: 'contact', input: {}, values: {} })
  state.isOffline = false
  await forms.sendAll()
  expect(forms.forms).toHaveLength(1)
  await forms.sendAll()
  expect([forms.forms, state.told, new Set(ids).size]).toEqual([[], [null], 1])
})

test('what the server refuses is told, stays, and can be changed', async () => {
  const { forms, state } = begin({ send: () => Promise.reject(new AppError('invalid_input', 'Too short.')) })
  const { form, sent } = formOver(forms)
  await form.submit()
  state.isOffline = false
  await forms.sendAll()
  await forms.sendAll()
  expect(state.told).toEqual(['invalid_input'])
  expect(form.waiting?.problem?.message).toBe('Too short.')
  form.takeBack()
  expect([form.waiting, form.values['name']]).toEqual([null, 'Amina'])
  expect(await form.submit()).toBe(true)
  expect(sent).toHaveLength(1)
})

test('a file does not wait, and the form says so and keeps what was typed', async () => {
  const { forms } = begin()
  const { form } = formOver(forms, {
    name: { label: 'Name' },
    file: { label: 'File', kind: 'file', schema: Type.Any() },
  })
  form.set('file', new File(['a'], 'a.csv'))
  expect(await form.submit()).toBe(false)
  expect(form.message).toContain('a file cannot wait')
  expect([form.waiting, form.values['name']]).toEqual([null, 'Amina'])
})
