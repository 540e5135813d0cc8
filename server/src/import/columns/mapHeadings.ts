import { plainWord } from './plainText.ts'

const fields = [
  'indicator',
  'datasource',
  'location',
  'period',
  'value_type',
  'value',
  'citation',
  'note',
] as const
export type Field = (typeof fields)[number]
/** What headings mean that the sender has explained, as `plainWord` leaves them. */
export type Meanings = Readonly<Record<string, Field | 'none'>>

/** How people head these columns, what says it best first; written as `plainWord` leaves it. */
const headings: Record<Field, readonly string[]> = {
  indicator: ['indicator id', 'indicator', 'indicator name', 'indicator full name', 'full name'],
  datasource: ['datasource id', 'datasource', 'data source', 'source', 'datasource name', 'data source name'],
  location: [
    'location id',
    'location',
    'place',
    'location name',
    'place name',
    'state',
    'area',
    'region',
    'zone',
    'lga',
  ],
  period: ['period', 'year', 'month', 'date', 'time'],
  value_type: ['value type id', 'value type', 'valuetype', 'type', 'type of value', 'value type name'],
  value: ['value', 'figure', 'result', 'coverage', 'data value'],
  citation: ['citation id', 'citation', 'reference', 'publication'],
  note: ['note', 'notes', 'comment', 'comments', 'remark', 'remarks'],
}

/** Columns of our own exports that say nothing new. */
const ignored = new Set(['id', 'created at', 'updated at', 'level', 'level name', 'unit'])

const required: readonly Field[] = ['indicator', 'datasource', 'location', 'period', 'value']

interface HeadingFault {
  kind: string
  column: string
  problem: string
  remedy: string
}

export interface Headings {
  /** Position of each field's column; absent where the file has none. */
  columns: Map<Field, number>
  names: string[]
  faults: HeadingFault[]
}

/**
 * Finds the columns by their headings. `hasSource`: the source of all rows is given beside the file. A heading that
 * is explained means that and nothing else.
 */
export function mapHeadings(cells: readonly string[], hasSource: boolean, meanings: Meanings = {}): Headings {
  const names = cells.map((cell) => cell.trim())
  const plain = names.map(plainWord)
  const columns = new Map<Field, number>()
  const used = new Set([...plain.keys()].filter((at) => meanings[plain[at] ?? ''] === 'none'))
  const doubled: HeadingFault[] = []
  for (const field of fields) {
    const explained = plain.filter((name) => meanings[name] === field)
    const known = headings[field].filter((heading) => plain.includes(heading) && !(heading in meanings))
    const [first, ...others] = [...explained, ...known]
    if (first === undefined) continue
    const at = plain.indexOf(first)
    columns.set(field, at)
    for (const other of [first, ...others]) used.add(plain.indexOf(other))
    for (const other of others.filter((heading) => !saysTheSame(first, heading))) {
      doubled.push(secondColumn(field, names[at] ?? '', names[plain.indexOf(other)] ?? ''))
    }
  }
  return {
    columns,
    names,
    faults: [...missing(columns, hasSource), ...doubled, ...unknown(names, plain, used)],
  }
}

/** An id beside a name, as in our own exports, says the same again; a state beside an LGA does not. */
function saysTheSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((heading) => heading.replaceAll(' ', ''))
  return first !== second && stemOf(one) === stemOf(other)
}

const stemOf = (heading: string): string => heading.replace(/ (id|name|full name)$/, '').replaceAll(' ', '')

/** To take one of the two would drop the other unseen: July's figure would stand for its year. */
function secondColumn(field: Field, first: string, second: string): HeadingFault {
  return {
    kind: 'column_of_same_field',
    column: second,
    problem: `${first} and ${second} both say the ${readable[field].toLowerCase()}.`,
    remedy: secondRemedy(field, first, second),
  }
}

function secondRemedy(field: Field, first: string, second: string): string {
  if (plainWord(first) === 'year' && plainWord(second) === 'month') {
    return `Write ${first} and ${second} as one column, such as 2024-07.`
  }
  return field === 'location' ? 'Keep the one the value is of.' : 'Keep one of the two columns.'
}

function missing(columns: ReadonlyMap<Field, number>, hasSource: boolean): HeadingFault[] {
  return required
    .filter((field) => !columns.has(field) && !(field === 'datasource' && hasSource))
    .map((field) => ({
      kind: 'column_missing',
      column: field,
      problem: `There is no column for the ${called[field]}.`,
      remedy: `Head the column "${readable[field]}"${field === 'datasource' ? ', or name the source of the whole file when you bring it in' : ''}.`,
    }))
}

function unknown(
  names: readonly string[],
  plain: readonly string[],
  used: ReadonlySet<number>,
): HeadingFault[] {
  const seen = new Set<string>()
  return plain.flatMap((name, at): HeadingFault[] => {
    const column = names[at] ?? ''
    const isSecond = seen.has(name)
    seen.add(name)
    if (name !== '' && isSecond) {
      const remedy = 'Keep one of the two columns.'
      return [{ kind: 'column_twice', column, problem: 'This heading stands twice.', remedy }]
    }
    if (name === '' || used.has(at) || ignored.has(name)) return []
    const remedy = `Remove the column, or head it as one of ${fields.map((field) => readable[field]).join(', ')}.`
    return [{ kind: 'column_unknown', column, problem: 'This column is not known.', remedy }]
  })
}

const readable: Record<Field, string> = {
  indicator: 'Indicator',
  datasource: 'Data source',
  location: 'Place',
  period: 'Period',
  value_type: 'Value type',
  value: 'Value',
  citation: 'Citation',
  note: 'Note',
}

const called: Record<Field, string> = {
  indicator: 'indicator',
  datasource: 'data source',
  location: 'place',
  period: 'period (year or month)',
  value_type: 'value type',
  value: 'value',
  citation: 'citation',
  note: 'note',
}
