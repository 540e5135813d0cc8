import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CustomDashboard, NewCustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import { AppError } from '@msdat/sdk/contracts/problem'
import { memoryKeep } from '../services/memoryKeep.fixture.ts'
import { blankContent, withChoices } from './BuilderContent.ts'
import { DashboardBuilder, type BuilderCalls } from './DashboardBuilder.ts'

const whole = {
  ...blankContent,
  title: 'Mine',
  indicators: [7],
  dataSources: [2],
  defaultIndicators: [7],
  initialDataSource: 2,
  sections: [{ kind: 'plugin', title: 'Rain', plugin: 'rain', contribution: 'main' } as const],
}
const record = (part: object): CustomDashboard =>
  ({ ...whole, id: 5, edition: 2, ...part }) as CustomDashboard

function begin(calls: Partial<BuilderCalls> = {}, dashboard = 0) {
  const kept: object[] = []
  const sent: NewCustomDashboard[] = []
  const keep = memoryKeep()
  const builder = new DashboardBuilder(
    { dashboard, content: whole, basedOn: dashboard === 0 ? 0 : 1 },
    {
      keep,
      keepKey: 'draft',
      calls: {
        keepDraft: async (_, draft) => void kept.push(draft),
        dropDraft: async () => undefined,
        read: async () => record({ title: 'Theirs' }),
        save: async (_, given) => {
          sent.push(given)
          return record(given)
        },
        ...calls,
      },
    },
  )
  return { builder, kept, sent, keep }
}

describe('a dashboard that is built', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('goes back and forth step by step, and what is typed into one field is one step', () => {
    const { builder } = begin()
    builder.change({ title: 'Mine a' }, 'title')
    builder.change({ title: 'Mine ab' }, 'title')
    builder.change({ description: 'Words' }, 'description')
    builder.undo()
    expect(builder.content).toMatchObject({ title: 'Mine ab', description: '' })
    builder.undo()
    expect(builder.content.title).toBe('Mine')
    builder.redo()
    expect(builder.content.title).toBe('Mine ab')
    builder.change({ title: 'Other' }, 'title')
    expect(builder.future).toEqual([])
  })

  it('is kept in the browser at once and on the server soon after', async () => {
    const { builder, kept, keep } = begin()
    builder.change({ title: 'A' }, 'title')
    builder.change({ title: 'AB' }, 'title')
    expect(keep.read('draft')).toMatchObject({ content: { title: 'AB' }, based_on: 0 })
    expect(kept).toEqual([])
    await vi.advanceTimersByTimeAsync(1_200)
    expect(kept).toMatchObject([{ content: { title: 'AB' } }])
    expect(builder.keeping).toBe('kept')
  })

  it('says that it is kept in this browser only while the server is away', async () => {
    const { builder } = begin({ keepDraft: () => Promise.reject(new Error('away')) })
    builder.change({ title: 'A' })
    await builder.keepNow()
    expect(builder.keeping).toBe('here')
  })

  it('is not sent while something is missing, and says what', async () => {
    const { builder, sent } = begin()
    builder.change({ indicators: [] })
    expect(await builder.save()).toBeNull()
    expect(builder.saveState).toMatchObject({ problem: { message: 'Choose at least one indicator.' } })
    expect(sent).toEqual([])
  })

  it('is saved with the edition it was begun from, and its draft goes', async () => {
    const { builder, sent, keep } = begin({}, 5)
    builder.change({ title: 'New' })
    expect(await builder.save()).toMatchObject({ id: 5, title: 'New' })
    expect(sent).toMatchObject([{ title: 'New', edition: 1 }])
    expect(keep.read('draft')).toBeNull()
  })

  it('shows what somebody else has saved meanwhile, and either of the two is taken', async () => {
    const conflicting: BuilderCalls['save'] = async (_, given) => {
      if (given.edition === 1) throw new AppError('conflict', 'Somebody was faster.')
      return record(given)
    }
    const { builder } = begin({ save: conflicting }, 5)
    builder.change({ title: 'Ours' })
    expect(await builder.save()).toBeNull()
    expect(builder.saveState).toMatchObject({ status: 'conflict', theirs: { title: 'Theirs' } })
    expect(await builder.keepMine()).toMatchObject({ title: 'Ours' })
    const other = begin({ save: conflicting }, 5).builder
    other.change({ title: 'Ours' })
    await other.save()
    other.takeTheirs()
    expect(other.content.title).toBe('Theirs')
    other.undo()
    expect(other.content.title).toBe('Ours')
  })

  it('opens with indicators and a source that are among those chosen', () => {
    const content = { ...whole, indicators: [7, 8], defaultIndicators: [7] }
    expect(withChoices(content, { indicators: [8, 9] })).toMatchObject({ defaultIndicators: [8, 9] })
    expect(withChoices(content, { dataSources: [4, 2] })).not.toMatchObject({ initialDataSource: 4 })
    expect(withChoices(content, { dataSources: [4] })).toMatchObject({ initialDataSource: 4 })
  })
})
