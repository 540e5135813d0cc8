import { describe, expect, it } from 'vitest'
import { id, number, oneOf, optional, period, requiredText } from './cells.ts'
import { textOfFinding } from './SetFinding.ts'
import { readTable } from './readTable.ts'

const columns = { id, name: requiredText, share: optional(number) }
const read = (csv: string) => readTable('list.csv', csv, columns)
const problemsOf = (csv: string): string[] => read(csv).findings.map(textOfFinding)

describe('readTable', () => {
  it('reads rows by their headings, in whatever order the columns stand', () => {
    const { rows, findings } = read('name,share,id\n"Kano, north",12.5,3\nKogi,,4\n')
    expect(findings).toEqual([])
    expect(rows).toEqual([
      { line: 2, row: { id: 3, name: 'Kano, north', share: 12.5 } },
      { line: 3, row: { id: 4, name: 'Kogi', share: null } },
    ])
  })

  it('tells zero from nothing', () => {
    expect(read('id,name,share\n1,a,0\n2,b,\n').rows.map(({ row }) => row.share)).toEqual([0, null])
  })

  it('finds every fault of every row at once, with line, column, value and remedy', () => {
    expect(problemsOf('id,name,share\nx,,4;5\n2,b,1\n3,c\n')).toEqual([
      'list.csv line 2, id "x": This is not an id. Write a whole number from 1, as the reference lists give it.',
      'list.csv line 2, name "": The cell is empty. Fill it in, or leave the whole row out.',
      'list.csv line 2, share "4;5": This is not a number. Write digits with a point before the decimals, such as 57.3.',
      'list.csv line 4: The row has 2 cells, the heading has 3. Put a cell under each heading; a comma inside a cell needs quotation marks around the cell.',
    ])
  })

  it('judges no cell while the headings are wrong', () => {
    expect(problemsOf('id,nam,share,share\n1,a,2,3\n')).toEqual([
      'list.csv line 1, name: This column is missing. Add a column with this heading.',
      'list.csv line 1, nam: This column is not known. Use id, name, share.',
      'list.csv line 1, share: This heading stands twice. Keep one of the two columns.',
    ])
  })

  it('takes a heading called like a built-in of JavaScript for an unknown column', () => {
    expect(problemsOf('id,name,share,constructor\n')).toHaveLength(1)
  })

  it('says of an empty file and of unpaired quotation marks what they are', () => {
    expect(problemsOf('')).toEqual([
      'list.csv: The file is empty. Begin with a line of headings: id,name,share.',
    ])
    expect(problemsOf('id,name,share\n1,"a,2\n')[0]).toMatch(/quotation marks do not pair up/)
  })

  it('overlooks a byte order mark and Windows line ends', () => {
    expect(read('\ufeffid,name,share\r\n1,a,2\r\n').rows).toHaveLength(1)
  })

  it('reads a file whose lines end in different ways', () => {
    expect(read('id,name,share\r\n1,a,2\n2,b,3\r\n').rows.map(({ row }) => row.share)).toEqual([2, 3])
  })

  it('takes only plain finite numbers', () => {
    for (const wrong of ['0x1A', 'Infinity', '1,5', '1e999', 'NaN', '5%']) {
      expect(read(`id,name,share\n1,a,"${wrong}"\n`).findings, wrong).toHaveLength(1)
    }
    expect(read('id,name,share\n1,a,-1.5e3\n').rows[0]?.row.share).toBe(-1500)
  })
})

describe('period', () => {
  const read = period(new Date('2024-05-10T12:00:00Z'))

  it('takes years and months that have begun', () => {
    expect(['2024', '2024-05', '1990'].map(read)).toEqual(['2024', '2024-05', '1990'])
  })

  it('refuses the future, months that do not exist and other writings', () => {
    for (const wrong of ['2025', '2024-06', '2023-13', '2023-1', '23', '2016/17', '0018', '']) {
      expect(read(wrong), wrong).toMatchObject({ problem: expect.any(String) })
    }
  })
})

it('oneOf takes nothing but the given words', () => {
  expect(oneOf('Survey', 'Routine')(' Survey ')).toBe('Survey')
  expect(oneOf('Survey', 'Routine')('survey')).toMatchObject({ remedy: 'Write Survey, Routine.' })
})
