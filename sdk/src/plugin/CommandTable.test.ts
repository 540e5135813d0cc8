import { afterEach, expect, it, vi } from 'vitest'
import { CommandTable } from './CommandTable.ts'

const settled = () => Promise.resolve()

afterEach(() => vi.useRealTimers())

it('runs a command by the handler that stands now', async () => {
  const table = new CommandTable()
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const remove = table.handle('find', first)
  table.handle('find', second)
  remove()
  table.run('find')
  await settled()
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
})

it('lets a command wait for its view, once and not for long', async () => {
  vi.useFakeTimers()
  const table = new CommandTable()
  const handler = vi.fn<() => void>()
  table.run('find')
  table.handle('find', handler)()
  table.handle('find', handler)
  await settled()
  expect(handler).toHaveBeenCalledOnce()
  table.run('lost')
  expect(() => vi.advanceTimersByTime(10_000)).toThrow(/Nothing handles the command "lost"/)
  table.handle('lost', handler)
  await settled()
  expect(handler).toHaveBeenCalledOnce()
})
