import { CellFault } from '../CellFault.ts'

/** No figure of health is larger or, apart from 0, nearer to 0; charts could not make an axis of one that is. */
const [greatest, smallest] = [1e18, 1e-12]

const pointNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i
const commaNumber = /^[+-]?(\d+(,\d*)?|,\d+)$/
const groupedPoint = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/
const groupedComma = /^[+-]?\d{1,3}([. ]\d{3})+(,\d+)?$/

/** Reads a number with a decimal point or comma; null where the cell is blank, which is not 0. */
export function readFigure(cell: string, decimalComma: boolean): number | null | CellFault {
  const text = cell
    .trim()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace('\u2212', '-')
  if (text === '') return null
  const digits = decimalComma ? withDecimalComma(text) : withDecimalPoint(text)
  if (digits instanceof CellFault) return digits
  const value = Number(digits)
  if (!Number.isFinite(value)) return notANumber(text)
  const size = Math.abs(value)
  return size <= greatest && (size >= smallest || size === 0) ? value : outOfScale()
}

function withDecimalPoint(text: string): string | CellFault {
  if (pointNumber.test(text)) return text
  if (groupedPoint.test(text)) {
    // 1,234,567 and 1,234.5 can be read in one way only; 1,234 in two.
    const isClear = text.includes('.') || text.split(',').length > 2
    return isClear ? text.replaceAll(',', '') : unclear(text)
  }
  if (commaNumber.test(text)) return text.replace(',', '.')
  return groupedComma.test(text) && text.includes(',') ? fromComma(text) : notANumber(text)
}

function withDecimalComma(text: string): string | CellFault {
  if (commaNumber.test(text)) return text.replace(',', '.')
  if (groupedComma.test(text)) {
    const isClear = text.includes(',') || text.includes(' ') || text.split('.').length > 2
    return isClear ? fromComma(text) : unclear(text)
  }
  return pointNumber.test(text) ? text : notANumber(text)
}

const fromComma = (text: string): string => text.replace(/[. ]/g, '').replace(',', '.')

const outOfScale = (): CellFault =>
  new CellFault(
    'This number is too large, or too near to 0, to be a figure.',
    `Write 0, or a number between ${smallest} and ${greatest} in size; look for a slip in its exponent.`,
    'number_out_of_scale',
  )

function unclear(text: string): CellFault {
  const whole = text.replace(/[.,]/g, '')
  const part = text.includes(',') ? text.replace(',', '.') : text.replace('.', ',')
  return new CellFault(
    'This number can be read in two ways.',
    `Write ${whole} or ${part}, whichever it is.`,
    'number_not_clear',
  )
}

function notANumber(text: string): CellFault {
  if (text.endsWith('%')) {
    return new CellFault(
      'There is a percent sign after the number.',
      `Write the number alone: ${text.slice(0, -1).trimEnd()}. In a spreadsheet, format the cell as a number first.`,
      'percent_sign',
    )
  }
  if (/^(n\/?a|nil|none|null|-+|\.+|\*|#.*|missing|no data|not available)$/i.test(text)) {
    return new CellFault(
      'This is a word for "no value", not a number.',
      'Leave the cell empty: it is then taken for missing, and never for 0.',
      'word_for_missing',
    )
  }
  return new CellFault(
    'This is not a number.',
    'Write digits with a point before the decimals, such as 57.3; remarks go into the note.',
    'not_a_number',
  )
}
