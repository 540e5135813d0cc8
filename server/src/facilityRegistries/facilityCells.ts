import { facilityLevels, ownerships } from '@msdat/sdk/contracts/facilityWords'
import { CellFault } from '../import/CellFault.ts'
import { plainText, plainWord } from '../import/columns/plainText.ts'

export type Ownership = keyof typeof ownerships

/** Text of one line, within the limit. */
export const textOf =
  (most: number, isNeeded = false) =>
  (cell: string): string | CellFault => {
    const text = cell.replace(/[\r\n\t]+/g, ' ').trim()
    if (text === '' && isNeeded) return new CellFault('The cell is empty.', 'Fill it in.', 'cell_is_empty')
    if (text.length > most)
      return new CellFault('The text is too long.', `Write at most ${most} characters.`, 'text_is_too_long')
    if (/\p{Cc}|\ufffd/u.test(text))
      return new CellFault('The cell holds characters that are no text.', 'Write it anew.', 'cell_is_binary')
    return /^[=@]/.test(text)
      ? new CellFault(
          'The cell begins like a formula, which a spreadsheet would run.',
          `Write the text alone, without ${text.charAt(0)} before it.`,
          'cell_is_a_formula',
        )
      : text
  }

/** Degrees with a point or a comma; null where the cell is empty, which is not 0. */
export const degreesOf =
  (most: number) =>
  (cell: string): number | null | CellFault => {
    const text = cell.trim().replace('\u2212', '-')
    if (text === '') return null
    if (!/^[+-]?\d{1,3}([.,]\d+)?$/.test(text)) {
      const remedy = 'Write degrees with a point, such as 9.0579, without letters; or leave the cell empty.'
      return new CellFault('This is no coordinate.', remedy, 'not_a_coordinate')
    }
    const degrees = Number(text.replace(',', '.'))
    return Math.abs(degrees) <= most
      ? degrees
      : new CellFault(`There is no such place: ${most} is the most.`, 'Correct it.', 'coordinate_too_large')
  }

const levelWords: Record<number, readonly string[]> = {
  1: ['health post', 'dispensary', 'outpost'],
  2: ['primary', 'primary health care', 'primary health centre', 'primary health center', 'phc', 'clinic'],
  3: ['secondary', 'general hospital', 'district hospital'],
  4: ['tertiary', 'teaching hospital', 'specialist hospital', 'federal medical centre'],
}
const levelOfWord = new Map(
  Object.entries(facilityLevels).flatMap(([level, name]) =>
    [level, plainText(name), `level ${level}`, ...(levelWords[Number(level)] ?? [])].map(
      (word) => [word, Number(level)] as const,
    ),
  ),
).set('health center', 2)

const unsaid = new Set(['', 'unknown', 'not stated', 'not known', 'none', 'n a'])

/** A level of care from 1 to 4; null where it is not stated. */
export function levelOf(cell: string): number | null | CellFault {
  const word = plainWord(cell).replace(/ (level|facility|care)$/, '')
  if (unsaid.has(word)) return null
  const remedy =
    'Write 1 or health post, 2 or primary, 3 or secondary, 4 or tertiary; leave it empty where nobody knows.'
  return levelOfWord.get(word) ?? new CellFault('This level is not known.', remedy, 'level_unknown')
}

const ownerWords: Record<Ownership, readonly string[]> = {
  public: ['government', 'public owner not stated'],
  federal: ['federal government', 'federal ministry of health'],
  state: ['state government', 'state ministry of health'],
  local: ['lga', 'local', 'local government area', 'local government authority'],
  military: ['military', 'police', 'armed forces', 'military paramilitary', 'paramilitary'],
  private: ['private for profit', 'for profit', 'company'],
  faith: [
    'mission',
    'missionary',
    'religious',
    'faith based organization',
    'faith based organisation',
    'church',
  ],
  other: ['ngo', 'community', 'not for profit', 'private not for profit', 'charity'],
  unknown: [],
}
const ownerOfWord = new Map(
  (Object.keys(ownerships) as Ownership[]).flatMap((owner) =>
    [owner, plainText(ownerships[owner]), ...ownerWords[owner]].map((word) => [word, owner] as const),
  ),
)

export function ownershipOf(cell: string): Ownership | CellFault {
  const word = plainWord(cell)
  if (unsaid.has(word)) return 'unknown'
  const remedy = `Write one of: ${Object.values(ownerships).join(', ')}.`
  return ownerOfWord.get(word) ?? new CellFault('This owner is not known.', remedy, 'owner_unknown')
}
