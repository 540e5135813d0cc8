import { CellFault } from '../CellFault.ts'
import { readPeriod } from '../columns/readPeriod.ts'

/** Reads the text of one cell. */
export type Cell<Value> = (text: string) => Value | CellFault

const missing = new CellFault('The cell is empty.', 'Fill it in, or leave the whole row out.')

export const text: Cell<string> = (cell) => cell.trim()

export const requiredText: Cell<string> = (cell) => cell.trim() || missing

export const id: Cell<number> = (cell) => {
  if (cell.trim() === '') return missing
  return /^\s*[1-9]\d{0,8}\s*$/.test(cell)
    ? Number(cell)
    : new CellFault('This is not an id.', 'Write a whole number from 1, as the reference lists give it.')
}

/** Ids with spaces between them; an empty cell names none. */
export const ids: Cell<number[]> = (cell) => {
  const found: number[] = []
  for (const part of cell.split(/\s+/).filter((one) => one !== '')) {
    const read = id(part)
    if (read instanceof CellFault) return read
    found.push(read)
  }
  return found
}

export const number: Cell<number> = (cell) => {
  if (cell.trim() === '') return missing
  // Number() alone would take "0x1A", "Infinity" and "  " for numbers.
  return /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i.test(cell) && Number.isFinite(Number(cell))
    ? Number(cell)
    : new CellFault('This is not a number.', 'Write digits with a point before the decimals, such as 57.3.')
}

/** More than nothing and less than all. */
export const percentage: Cell<number> = (cell) => {
  const found = number(cell)
  if (found instanceof CellFault || (found > 0 && found < 100)) return found
  return new CellFault('This is not between 0 and 100.', 'Write a percentage, such as 95.')
}

/** 1 for yes; an empty cell is no. */
export const yesOrNo: Cell<number> = (cell) => {
  const word = cell.trim().toLowerCase()
  if (word === 'yes') return 1
  if (word === 'no' || word === '') return 0
  return new CellFault('This is neither yes nor no.', 'Write yes or no.')
}

export function optional<Value>(cell: Cell<Value>): Cell<Value | null> {
  return (content) => (content.trim() === '' ? null : cell(content))
}

export function oneOf<const Choice extends string>(...choices: Choice[]): Cell<Choice> {
  return (cell) => {
    const found = choices.find((choice) => choice === cell.trim())
    return found ?? new CellFault('This is not one of the known words.', `Write ${choices.join(', ')}.`)
  }
}

/** A year or a year-month that has begun at the given moment, in the one writing that is kept. */
export function period(now: Date): Cell<string> {
  const thisMonth = now.toISOString().slice(0, 7)
  return (cell) => {
    const found = readPeriod(cell, thisMonth)
    if (found instanceof CellFault || found === cell.trim()) return found
    return new CellFault('This period has another writing in this file.', `Write ${found}.`)
  }
}
