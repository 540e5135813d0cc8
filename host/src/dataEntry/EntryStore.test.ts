import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry, NewEntry } from '@msdat/sdk/contracts/dataEntry'
import { AppError } from '@msdat/sdk/contracts/problem'
import { EntryStore, type EntryCalls } from './EntryStore.ts'

const entry: Entry = {
  id: 3,
  state: 'draft',
  datasource: 1,
  period: '2018',
  author: 'chika',
  is_own: true,
  decided_by: '',
  import: null,
  import_job: null,
  import_state: null,
  figures: 1,
  indicators: [18],
  locations: [1, 27],
  citation: '',
  note: '',
  cells: [{ indicator: 18, location: 1, value: '57.3' }],
  comments: [],
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  submitted_at: null,
}

interface Begin {
  save?: EntryCalls['save']
  kept?: Record<string, unknown>
  updated_at?: string
}

function begin({ save, kept = {}, updated_at = entry.updated_at }: Begin = {}) {
  const saved: NewEntry[] = []
  const checked: unknown[] = []
  const store = new EntryStore(
    { ...entry, updated_at },
    {
      save:
        save ??
        (async (given) => {
          saved.push(given)
          return { ...entry, ...given, updated_at: `2026-01-0${saved.length + 1}T00:00:00Z` }
        }),
      check: async ({ cells }) => {
        checked.push(cells)
        return { errors: 0, warnings: 0, problem: '', cells: [] }
      },
      submit: async () => ({ ...entry, state: 'submitted' }),
    },
    {
      read: (key) => kept[key] ?? null,
      write: (key, value) => void (kept[key] = value),
    },
  )
  return { store, saved, checked, kept }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is typed is judged soon after and saved by itself, on the edition it follows on', async () => {
  const { store, saved, checked } = begin()
  store.type(18, 27, '20')
  store.type(18, 27, '20.5')
  await vi.advanceTimersByTimeAsync(500)
  expect(checked).toEqual([
    [
      { indicator: 18, location: 1, value: '57.3' },
      { indicator: 18, location: 27, value: '20.5' },
    ],
  ])
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(600)
  expect(saved).toMatchObject([{ updated_at: entry.updated_at, cells: [{}, { value: '20.5' }] }])
  expect(store.saving.status).toBe('saved')
  store.write({ citation: 'Page 4' })
  await vi.advanceTimersByTimeAsync(1100)
  expect(saved[1]).toMatchObject({ citation: 'Page 4', updated_at: '2026-01-02T00:00:00Z' })
})

test('what could not be saved stays in this browser and is there again', async () => {
  const save = () => Promise.reject(new AppError('unavailable', 'No connection.'))
  const { store, kept } = begin({ save })
  store.type(18, 27, '20.5')
  await vi.advanceTimersByTimeAsync(1100)
  expect(store.saving).toMatchObject({ status: 'failed', problem: { message: 'No connection.' } })
  const { store: elsewhere } = begin({ kept, updated_at: '2026-02-01T00:00:00Z' })
  expect(elsewhere.values['18 27']).toBeUndefined()
  const { store: again, saved } = begin({ kept })
  expect(again.values['18 27']).toBe('20.5')
  await vi.advanceTimersByTimeAsync(1100)
  expect(saved).toHaveLength(1)
  expect(kept['entry-3']).toBeNull()
})

test('it is handed in only after all is saved', async () => {
  const { store, saved } = begin()
  store.type(18, 27, '20.5')
  await store.submit()
  expect(saved).toHaveLength(1)
  expect(store.entry.state).toBe('submitted')
  expect(store.canWrite).toBe(false)
})

test('an emptied cell is sent as none, and never as 0', async () => {
  const { store, saved } = begin()
  store.type(18, 1, ' ')
  await store.save()
  expect(saved[0]?.cells).toEqual([])
})
