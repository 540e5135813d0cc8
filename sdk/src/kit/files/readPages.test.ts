import { expect, it } from 'vitest'
import { readPages } from './readPages.ts'

const count = 3
const pageOf = (rows: number[]) => Promise.resolve({ ok: true as const, value: { count, results: rows } })

it('reads page after page until all rows are there', async () => {
  const asked: number[] = []
  const rows = await readPages(({ page }) => {
    asked.push(page)
    return pageOf(page === 1 ? [1, 2] : [3])
  })
  expect([rows, asked]).toEqual([
    [1, 2, 3],
    [1, 2],
  ])
})

it('ends where the list became shorter meanwhile, and gives nothing where a page did not come', async () => {
  expect(await readPages(({ page }) => pageOf(page === 1 ? [1] : []))).toEqual([1])
  expect(await readPages(() => Promise.resolve({ ok: false as const }))).toBeNull()
})
