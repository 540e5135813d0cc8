import { expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import type { AccountTables } from '../../accounts/AccountTables.ts'
import { addUser } from '../../accounts/addUser.ts'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import { keepMeanings, readMeanings } from './keptMeanings.ts'
import { readColumns } from './meanings.ts'
import { parseMeanings } from './parseMeanings.ts'

const file = (...lines: string[]): Buffer => Buffer.from(lines.join('\n'))

it('shows the columns of a file with what they seem to mean, and an example of each', async () => {
  const bytes = file('indicator_name,indicator,Ort,Year,Value', 'DPT3,18,,2018,50', 'DPT3,18,Kano,2018,51')
  expect(await readColumns(bytes, {})).toEqual([
    { heading: 'indicator_name', meaning: 'none', example: 'DPT3' },
    { heading: 'indicator', meaning: 'indicator', example: '18' },
    { heading: 'Ort', meaning: '', example: 'Kano' },
    { heading: 'Year', meaning: 'period', example: '2018' },
    { heading: 'Value', meaning: 'value', example: '50' },
  ])
  const kept = await readColumns(bytes, { ort: 'location', value: 'none' })
  expect(kept.map(({ meaning }) => meaning)).toEqual(['none', 'indicator', 'location', 'period', 'none'])
})

it('guesses nothing where two columns say the same', async () => {
  const columns = await readColumns(file('Indicator,State,Year,Month,Value', '18,Kano,2018,7,50'), {})
  expect(columns.map(({ meaning }) => meaning)).toEqual(['indicator', 'location', 'period', '', 'value'])
})

it('says what is wrong with a file that cannot be read, and with meanings that are none', async () => {
  await expect(readColumns(Buffer.alloc(0), {})).rejects.toMatchObject({ code: 'invalid_input' })
  expect(parseMeanings('{"Ort ":"location"}')).toEqual({ ort: 'location' })
  for (const text of ['', '[]', '{"Ort":"city"}', '"x"'])
    expect(() => parseMeanings(text)).toThrow('must be an object of headings and their meanings')
})

describeDatabases('meanings of headings', ({ makeDatabase }) => {
  it('are kept for their sender alone, the newest of each', async () => {
    const { db } = await makeDatabase()
    const [one, other] = await Promise.all(
      ['amina', 'bala'].map((username) =>
        addUser(db as unknown as Kysely<AccountTables>, {
          username,
          email: `${username}@example.org`,
          role: 'moderator',
          passwordHash: '',
        }),
      ),
    )
    await keepMeanings(db, one?.id ?? '', { ort: 'location', code: 'indicator' })
    await keepMeanings(db, one?.id ?? '', { ort: 'none' })
    expect(await readMeanings(db, one?.id ?? '')).toEqual({ code: 'indicator', ort: 'none' })
    expect(await readMeanings(db, other?.id ?? '')).toEqual({})
  })
})
