import { expect, it, vi } from 'vitest'
import { FileColumns } from './FileColumns.ts'

const file = (name: string) => new File(['a'], name)
interface Read {
  columns: { heading: string; meaning: string }[]
}

/** A reading that ends when the test says so. */
function openReading() {
  let resolve: (read: Read) => void = () => {}
  let reject: (fault: Error) => void = () => {}
  const promise = new Promise<Read>((...ends) => ([resolve, reject] = ends))
  return { promise, resolve, reject }
}

const column = (heading: string, meaning = 'name') => ({ heading, meaning })

it('sends what the columns mean also where the form is sent while they are still read', async () => {
  const { promise, resolve } = openReading()
  const columns = new FileColumns(() => promise, vi.fn<() => void>())
  columns.follow(file('a.csv'))
  const sent = columns.explained()
  resolve({ columns: [column('Facility'), column(''), column('Remark', '')] })
  expect(await sent).toEqual({ columns: '{"Facility":"name"}' })
  expect(columns.list).toHaveLength(3)
})

it('forgets the columns of a file that is no longer chosen, and tells no fault of it', async () => {
  const tellFault = vi.fn<() => void>()
  const readings = new Map([
    ['old.csv', openReading()],
    ['bad.csv', openReading()],
  ])
  const read = ({ name }: File) =>
    readings.get(name)?.promise ?? Promise.resolve({ columns: [column('New')] })
  const columns = new FileColumns(read, tellFault)
  columns.follow(file('old.csv'))
  columns.follow(file('bad.csv'))
  columns.follow(file('new.csv'))
  readings.get('old.csv')?.resolve({ columns: [column('Old')] })
  readings.get('bad.csv')?.reject(new Error('cannot be read'))
  expect(await columns.explained()).toEqual({ columns: '{"New":"name"}' })
  expect(tellFault).not.toHaveBeenCalled()
  columns.follow('')
  expect(columns.list).toEqual([])
  expect(await columns.explained()).toEqual({})
})

it('tells the fault of a file whose columns cannot be read, and sends no meanings', async () => {
  const tellFault = vi.fn<() => void>()
  const columns = new FileColumns(() => Promise.reject(new Error('too large')), tellFault)
  columns.follow(file('large.csv'))
  expect(await columns.explained()).toEqual({})
  expect(tellFault).toHaveBeenCalledOnce()
})
