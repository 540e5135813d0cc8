import { CellFault } from '../CellFault.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Reads a year or a month that has begun by `thisMonth`, such as 2026-11. */
export function readPeriod(cell: string, thisMonth: string): string | CellFault {
  const text = cell.trim()
  if (text === '') return fault('period_is_empty', 'The period is empty.', 'Write a year such as 2018.')
  const period = /^\d{4}(\.0+)?$/.test(text) ? text.slice(0, 4) : monthOf(text)
  if (period === null) return notAPeriod(text)
  if (period < '1900') return fault('period_too_early', 'This year is too early.', 'Write a year from 1900.')
  if (period <= thisMonth.slice(0, period.length)) return period
  const latest = thisMonth.slice(0, period.length)
  return fault('period_to_come', 'This period has not begun.', `Write a period up to ${latest}.`)
}

/** 2018-07, 201807, 2018/7, 07/2018, Jul 2018 and July-2018. */
function monthOf(text: string): string | null {
  const [, year, month] =
    /^(\d{4})[-/]?(\d{2})$/.exec(text) ?? /^(\d{4})[-/](\d)$/.exec(text) ?? swapped(text) ?? []
  if (!year || !month || Number(month) < 1 || Number(month) > 12) return null
  return `${year}-${month.padStart(2, '0')}`
}

function swapped(text: string): string[] | null {
  const digits = /^(\d{1,2})[-/.](\d{4})$/.exec(text)
  if (digits) return ['', digits[2] ?? '', digits[1] ?? '']
  const words = /^([a-z]{3})[a-z]*\.?[-/ ]+(\d{4})$/i.exec(text)
  const month = words ? months.indexOf((words[1] ?? '').toLowerCase()) + 1 : 0
  return month > 0 ? ['', words?.[2] ?? '', String(month)] : null
}

function notAPeriod(text: string): CellFault {
  if (/^[34]\d{4}(\.\d+)?$/.test(text)) {
    return fault(
      'period_is_a_date',
      'This is a date as Excel counts days.',
      'Format the column as text and write a year such as 2018, or a month such as 2018-07.',
    )
  }
  if (/^\d{4}\s*[-/–]\s*\d{2,4}$/.test(text)) {
    return fault(
      'period_is_a_span',
      'This is a span of years.',
      'Write one year: that of the survey, or the last one; the span may go into the note.',
    )
  }
  if (/^\d{4}[ -]?q[1-4]$|^q[1-4][ -]?\d{4}$/i.test(text)) {
    return fault('period_is_a_quarter', 'Quarters are not kept.', 'Write the months, or the year.')
  }
  return fault(
    'not_a_period',
    'This is not a period.',
    'Write a year such as 2018, or a month such as 2018-07.',
  )
}

const fault = (kind: string, problem: string, remedy: string): CellFault =>
  new CellFault(problem, remedy, kind)
