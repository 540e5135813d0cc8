import type { Column, FigureTable } from '../tables/Column.ts'
import { factText, type FigureDetails, type MarkFacts } from './MarkFacts.ts'

type Row = MarkFacts & { id: string }

/**
 * The table of a chart, made from what its marks say: so the two cannot disagree. Only columns that some mark
 * has something for.
 */
export function factsTable(caption: string, marks: readonly Row[], titled = 'Name'): FigureTable<Row> {
  const columns: Column<Row>[] = [
    { id: 'title', header: titled, value: ({ title }) => title, isRowHeader: true },
    ...labelsOf(marks).flatMap((label) => factColumns(label, marks)),
    ...detailColumns.filter(({ value }) => marks.some((mark) => value(mark) !== null)),
  ]
  return { caption, columns, rows: marks, rowKey: ({ id }) => id }
}

function labelsOf(marks: readonly MarkFacts[]): string[] {
  return [...new Set(marks.flatMap(({ facts }) => facts.map(({ label = '' }) => label)))]
}

function factColumns(label: string, marks: readonly Row[]): Column<Row>[] {
  const factOf = ({ facts }: Row) => facts.find((fact) => (fact.label ?? '') === label)
  const header = label || 'Value'
  const bound = (side: 'lower' | 'upper', words: string): Column<Row> => ({
    id: `${header} ${side}`,
    header: label ? `${label}, ${words.toLowerCase()}` : words,
    isNumber: true,
    value: (mark) => factOf(mark)?.[side] ?? null,
    render: (mark) => {
      const fact = factOf(mark)
      const value = fact?.[side]
      return typeof value === 'number' ? fact?.format(value) : '–'
    },
  })
  const value: Column<Row> = {
    id: header,
    header,
    isNumber: true,
    value: (mark) => factOf(mark)?.value ?? null,
    render: (mark) => {
      const fact = factOf(mark)
      return fact && fact.value !== null ? factText(fact) : undefined
    },
  }
  const hasBounds = marks.some((mark) => {
    const fact = factOf(mark)
    return typeof fact?.lower === 'number' || typeof fact?.upper === 'number'
  })
  const bounds = [bound('lower', 'Lower bound'), bound('upper', 'Upper bound')]
  // An interval alone has no value column of its own.
  const hasValue = !hasBounds || marks.some((mark) => (factOf(mark)?.value ?? null) !== null)
  return [...(hasValue ? [value] : []), ...(hasBounds ? bounds : [])]
}

function detail(
  id: string,
  header: string,
  read: (details: FigureDetails) => string | number | undefined,
): Column<Row> {
  return { id, header, value: ({ details }) => (details && read(details)) || null }
}

const detailColumns: Column<Row>[] = [
  detail('unit', 'Unit', ({ unit }) => unit),
  detail('standing', 'Target', ({ standing }) => (standing?.icon ? standing.words : undefined)),
  detail('source', 'Source', ({ source }) => source),
  detail('period', 'Period', ({ period }) => period),
  { ...detail('rank', 'Rank', ({ rank }) => rank?.at), isNumber: true },
  detail('flag', 'Flag', ({ flag }) => flag),
  detail('note', 'Note', ({ note }) => note),
]
