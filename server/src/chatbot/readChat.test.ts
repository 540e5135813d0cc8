import { afterEach, expect, it, vi } from 'vitest'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { VersionedData } from '../data/VersionedData.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { SearchIndex } from '../search/SearchIndex.ts'
import { createReader } from './readChat.ts'

afterEach(() => vi.restoreAllMocks())

describeDatabases('a question to the assistant', ({ makeDatabase }) => {
  it('is looked up in few searches, however many words it has', async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,'])
    const read = createReader(new VersionedData(database.db))
    await read('first')
    const find = vi.spyOn(SearchIndex.prototype, 'find')
    const words = Array.from({ length: 120 }, (_, at) => `w${String.fromCharCode(97 + (at % 26))}${at % 7}`)
    for (const question of [words.join(','), words.join(' '), words.slice(0, 6).join(' and ')]) {
      find.mockClear()
      await read(question)
      expect(find.mock.calls.length).toBeLessThan(25)
    }
  })
})
