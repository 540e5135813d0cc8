import { CellFault } from '../CellFault.ts'
import { nearestText } from './nearestText.ts'
import { ownText } from './ownText.ts'
import { plainText } from './plainText.ts'

export interface NamedRow {
  id: number
  names: readonly string[]
}

// Enough for every name of the country; a file of a million different wrong names must not fill the memory.
const mostRemembered = 20_000
/** A name of the lists has at most some 370 letters, most have fewer than 130. */
const longestName = 300
// Comparing a name with all others takes long, and nobody reads more advice than this.
const mostAdvice = 300
const generalAdvice = 'Use a name or an id that is on the list.'

/** Finds the row of a reference list that a cell names, by its id or by any of its names. */
export class NameIndex {
  readonly #called: string
  readonly #ids: ReadonlySet<number>
  readonly #byName = new Map<string, Set<number>>()
  readonly #labels = new Map<string, string>()
  /** Twice the longest name: somebody may write more spaces and signs into it. */
  readonly #mostLetters: number
  #advised = 0
  readonly #known = new Map<string, number | CellFault>()

  constructor(called: string, rows: readonly NamedRow[]) {
    this.#called = called
    this.#ids = new Set(rows.map(({ id }) => id))
    const lengths = rows.flatMap(({ names }) => names.map(({ length }) => 2 * length))
    this.#mostLetters = lengths.reduce((most, length) => Math.max(most, length), longestName)
    for (const { id, names } of rows) {
      for (const name of names) {
        const plain = plainText(name)
        if (plain === '') continue
        this.#byName.set(plain, (this.#byName.get(plain) ?? new Set()).add(id))
        if (!this.#labels.has(plain)) this.#labels.set(plain, name)
      }
    }
  }

  find(cell: string): number | CellFault {
    const name = cell.trim()
    // Neither normalised nor remembered: one cell of a file may be 64 kB long, and its normal form 18 times that.
    if (name.length > this.#mostLetters) return this.#unknown(generalAdvice)
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const found = this.#look(name)
    if (this.#known.size < mostRemembered) this.#known.set(ownText(name), found)
    return found
  }

  #look(cell: string): number | CellFault {
    // Excel writes whole numbers it has calculated as 18.0.
    if (/^\d{1,9}(\.0+)?$/.test(cell)) return this.#withId(Number(cell))
    const plain = plainText(cell)
    const ids = this.#byName.get(plain) ?? new Set<number>()
    const [id] = ids
    if (id !== undefined && ids.size === 1) return id
    if (id !== undefined) {
      return new CellFault(
        `More than one ${this.#called} has this name.`,
        `Write the id of the one you mean: ${[...ids].join(' or ')}.`,
        'name_not_clear',
      )
    }
    return this.#unknown(this.#advice(plain))
  }

  #unknown(remedy: string): CellFault {
    return new CellFault(
      `There is no ${this.#called} with this name.`,
      remedy,
      `unknown_${this.#called.replaceAll(' ', '_')}`,
    )
  }

  #withId(id: number): number | CellFault {
    if (this.#ids.has(id)) return id
    return new CellFault(
      `There is no ${this.#called} with this id.`,
      generalAdvice,
      `unknown_${this.#called.replaceAll(' ', '_')}`,
    )
  }

  #advice(plain: string): string {
    this.#advised += 1
    const nearest = this.#advised > mostAdvice ? null : nearestText(plain, [...this.#byName.keys()])
    const label = nearest === null ? undefined : this.#labels.get(nearest)
    return label
      ? `Perhaps you mean "${label}". Write the name or the id as it is on the list.`
      : generalAdvice
  }
}
