import { describe, expect, it } from 'vitest'
import { FileFault } from './FileFault.ts'
import { plainRows } from './plainRows.ts'

function read(...pieces: string[]) {
  const rows: [number, ...string[]][] = []
  let pieceEnds = 0
  const reading = plainRows(pieces, ',')
  let next = reading.next()
  for (; !next.done; next = reading.next()) {
    if (next.value) rows.push([next.value.line, ...next.value.cells])
    else pieceEnds += 1
  }
  const rest = next.value && { line: next.value.line, text: [...next.value.rest].join('') }
  return { rows, rest, pieceEnds }
}

describe('plainRows', () => {
  it('cuts lines that end in each of the ways, and counts blank ones', () => {
    const { rows, rest } = read('a,b\r\n1,2\n\n , \r3,4\r\n5,')
    expect(rows).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
      [5, '3', '4'],
      [6, '5', ''],
    ])
    expect(rest).toBeNull()
  })

  it('reads the same however the text comes in pieces', () => {
    const text = 'a,b\r\n1,2\r\n3,4\n5,6\r7,8\r\n\r\n9,10\r\n'
    const { rows, rest } = read(text)
    for (let at = 0; at <= text.length; at += 1)
      expect(read(text.slice(0, at), text.slice(at)), `cut at ${at}`).toMatchObject({ rows, rest })
    expect(read(...text)).toMatchObject({ rows, rest })
  })

  it('tells of the end of each piece, also of one without a row', () => {
    expect(read('a,b\n', '\n\n\n', ' , \n')).toMatchObject({ rows: [[1, 'a', 'b']], pieceEnds: 3 })
  })

  it('leaves the rest to others from the first line with a quotation mark', () => {
    for (const pieces of [['a,b\r\n1,2\r\n3,"4\r\n5",6\n'], ['a,b\r', '\n1,2\r\n3,', '"4\r\n5",6\n']]) {
      const { rows, rest } = read(...pieces)
      expect(rows).toEqual([
        [1, 'a', 'b'],
        [2, '1', '2'],
      ])
      expect(rest).toEqual({ line: 2, text: '3,"4\r\n5",6\n' })
    }
  })

  it('stops at a row that has no end', () => {
    expect(() => read('a,b\n', 'x'.repeat(40_000), 'x'.repeat(40_000))).toThrow(FileFault)
    expect(() => read(`a,b\n${'x'.repeat(70_000)}\n`)).toThrow(FileFault)
  })
})
